import type { ReactNode } from 'react';

export interface SampleProps {
  /** Its name: a token without `--kv-`. */
  readonly name: string;
  /** Figures, one per line. */
  readonly figures?: readonly string[];
  readonly children: ReactNode;
}

/** A sample above its name and its figures. */
export function Sample({ name, figures = [], children }: SampleProps) {
  return (
    <figure data-token={name} style={{ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 }}>
      {children}
      <figcaption style={{ font: 'var(--kv-type-caption)', fontVariantNumeric: 'var(--kv-numeric)' }}>
        <code style={{ font: 'inherit', overflowWrap: 'anywhere' }}>{name}</code>
        {figures.map((figure) => (
          <small key={figure} data-figure="" style={{ display: 'block', font: 'inherit', color: 'var(--kv-text-muted)' }}>
            {figure}
          </small>
        ))}
      </figcaption>
    </figure>
  );
}

/** The figures printed under a sample. */
export function figuresOf(view: ParentNode, name: string): string[] {
  return [...view.querySelectorAll(`[data-token="${name}"] [data-figure]`)].map(({ textContent }) => textContent ?? '');
}
