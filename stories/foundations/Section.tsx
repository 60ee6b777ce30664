import type { ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** Narrowest column, px. */
  readonly column?: number;
  readonly children: ReactNode;
}

/** A heading above samples of one kind. */
export function Section({ title, note, column = 180, children }: SectionProps) {
  return (
    <section style={{ display: 'grid', gap: 12, marginBottom: 40 }}>
      <h2 style={{ font: 'var(--kv-type-h3)' }}>{title}</h2>
      {note !== undefined && <p style={{ font: 'var(--kv-type-small)', color: 'var(--kv-text-muted)', maxWidth: '70ch' }}>{note}</p>}
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))` }}>
        {children}
      </div>
    </section>
  );
}
