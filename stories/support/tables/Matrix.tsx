import type { ReactNode } from 'react';

const cell = { display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 } as const;

export interface MatrixProps {
  /** What is shown, by what it is called. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** Narrowest column, px. */
  readonly column?: number;
  /** Gives every state the whole width of its column. */
  readonly isWide?: boolean;
}

/** All states of a control side by side, each under its name. */
export function Matrix({ states, column = 200, isWide = false }: MatrixProps) {
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))` }}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} style={{ ...cell, alignItems: isWide ? 'stretch' : 'flex-start' }}>
          <small style={{ font: 'var(--kv-type-caption)', color: 'var(--kv-text-muted)' }}>{name}</small>
          {state}
        </div>
      ))}
    </div>
  );
}
