import { keyframes, styled } from 'styled-components';

export interface LoadingBarProps {
  isActive: boolean;
  /** What is loading, for assistive technology. */
  label: string;
  className?: string;
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(270%); }
`;

/** Stays in the page while nothing loads, so that it can fade. */
const Bar = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 3px;
  overflow: hidden;
  pointer-events: none;
  background: var(--kv-accent-soft-hover);
  transition: opacity var(--kv-duration-fast) var(--kv-ease), visibility var(--kv-duration-fast);
  &::after {
    content: '';
    display: block;
    width: 38%;
    height: 100%;
    border-top-right-radius: calc(3px * var(--kv-radius-factor));
    background: var(--kv-indicator);
  }
  &[data-state='active']::after {
    animation: ${slide} 1.4s var(--kv-ease) infinite;
  }
  &[data-state='idle'] {
    visibility: hidden;
    opacity: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after,
    &[data-state='active']::after {
      width: 100%;
      opacity: 0.6;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;

/** A thin line along the upper edge of a loading element, which must be positioned. `data-state` is `active` or `idle`. */
export function LoadingBar({ isActive, label, className }: LoadingBarProps) {
  return <Bar className={className} role="progressbar" aria-label={label} data-state={isActive ? 'active' : 'idle'} />;
}
