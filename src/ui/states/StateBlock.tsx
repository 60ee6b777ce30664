import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import type { ArtName } from './art/StateArt';

// A drawing that fails to load leaves its space empty; the text says everything.
const StateArt = lazy<ComponentType<{ name: ArtName }>>(() => import('./art/StateArt').catch(() => ({ default: () => null })));

export interface StateBlockProps {
  /** Drawing: nothing found, no connection, failure; done, no messages yet, no listings yet. */
  art: ArtName;
  title: ReactNode;
  text?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** 1 to 6; 2 by default. */
  headingLevel?: number;
  /** `alert` when it appears after an action or a failed load. */
  role?: 'alert' | 'status';
  className?: string;
  part?: string;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  max-width: 460px;
  margin-inline: auto;
  padding: 40px 24px;
  text-align: center;
  overflow-wrap: anywhere;
  > :is(h1, h2, h3, h4, h5, h6) {
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
    text-wrap: balance;
  }
  > p {
    color: var(--kv-text-muted);
  }
`;

const Art = styled.span`
  width: 176px;
  height: 132px;
  margin-bottom: 4px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 8px;
  &:empty {
    display: none;
  }
`;

/** Replaces content that is absent or failed: drawing, title, one sentence, one or two buttons. */
export function StateBlock({ art, title, text, actions, headingLevel = 2, role, className, part }: StateBlockProps) {
  return (
    <Root className={className} part={part} role={role} data-state={art}>
      <Art>
        <Suspense fallback={null}>
          <StateArt name={art} />
        </Suspense>
      </Art>
      {createElement(`h${Math.min(6, Math.max(1, headingLevel))}`, null, title)}
      {text && <p>{text}</p>}
      <Actions>{actions}</Actions>
    </Root>
  );
}
