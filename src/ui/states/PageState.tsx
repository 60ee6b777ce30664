import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../buttons/Button';
import type { ArtName } from './art/StateArt';
import { StateBlock } from './StateBlock';

/** A button, or a link when it has an address. */
export interface PageAction {
  readonly label: string;
  readonly href?: string;
  readonly icon?: 'refresh';
  readonly isBusy?: boolean;
  /** Also called for a link, so that a router can intercept it. */
  onClick?(event: MouseEvent): void;
}

export interface PageStateProps {
  /** Drawing: nothing found, no connection, failure; done, no messages yet, no listings yet. */
  readonly art: ArtName;
  readonly title: string;
  readonly text?: ReactNode;
  /** The first is the main one. */
  readonly actions?: readonly PageAction[];
  /** 1 to 6; 1 by default, since it is the page's. */
  readonly headingLevel?: number;
  /** `alert` when it replaces a page that failed to load. */
  readonly role?: 'alert' | 'status';
}

/** A page with nothing but a message: not found, failed, or done (§2 "Pages shown"). */
export function PageState({ actions = [], headingLevel = 1, ...block }: PageStateProps) {
  return (
    <StateBlock
      {...block}
      headingLevel={headingLevel}
      actions={actions.map(({ label, icon, isBusy, href, onClick }, index) => {
        const look = { variant: index === 0 ? 'primary' : 'line', icon, busy: isBusy, onClick } as const;
        return href === undefined ? (
          <Button key={label} {...look}>
            {label}
          </Button>
        ) : (
          <Button key={label} {...look} href={href}>
            {label}
          </Button>
        );
      })}
    />
  );
}
