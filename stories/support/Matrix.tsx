import type { ReactNode } from 'react';

const cell = { display: 'flex', flexDirection: 'column', gap: 6, alignItems: 'flex-start', minWidth: 0 } as const;

export interface MatrixProps {
  /** What is shown, by what it is called. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** Narrowest column, px. */
  readonly column?: number;
}

/** All states of a control side by side, each under its name. */
export function Matrix({ states, column = 200 }: MatrixProps) {
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))` }}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} style={cell}>
          <small style={{ font: 'var(--kv-type-caption)', color: 'var(--kv-text-muted)' }}>{name}</small>
          {state}
        </div>
      ))}
    </div>
  );
}
