import { type ReactNode, useState } from 'react';
import { mapColours } from '../../src/ui/theme/mapColours';
import { themed } from '../../src/ui/theme/themed';
import { constants, spaces } from '../../src/ui/theme/tokens';

export interface SampleProps {
  /** The name of the sample; that of a token is without `--kv-`. */
  readonly name: string;
  /** Figures, one per line. */
  readonly figures?: readonly string[];
  readonly children: ReactNode;
}

const tokens: ReadonlySet<string> = new Set([
  ...Object.keys(constants),
  ...Object.keys(themed),
  ...Object.keys(mapColours),
  ...spaces.map((step) => `space-${step}`),
]);

/** A sample above its name and its figures. A press on the name copies it, a token as CSS reads it. */
export function Sample({ name, figures = [], children }: SampleProps) {
  const [isCopied, setCopied] = useState(false);
  const copied = tokens.has(name) ? `var(--kv-${name})` : name;
  const copy = async () => {
    await navigator.clipboard.writeText(copied);
    setCopied(true);
  };
  return (
    <figure data-token={name} style={{ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 }}>
      {children}
      <figcaption style={{ font: 'var(--kv-type-caption)', fontVariantNumeric: 'var(--kv-numeric)' }}>
        <button
          type="button"
          title={`Copy ${copied}`}
          onClick={() => void copy().catch(() => setCopied(false))}
          onBlur={() => setCopied(false)}
          style={{
            minHeight: 24,
            padding: 0,
            border: 0,
            background: 'none',
            color: 'inherit',
            font: 'inherit',
            textAlign: 'start',
            cursor: 'copy',
          }}
        >
          <code style={{ font: 'inherit', overflowWrap: 'anywhere' }}>{name}</code>
        </button>
        <span role="status" style={{ color: 'var(--kv-text-muted)' }}>
          {isCopied && ' copied'}
        </span>
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
