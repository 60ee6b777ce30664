import { styled } from 'styled-components';

/** `accent`: something needs attention or is switched on; `quiet`: a plain total. */
export type CounterTone = 'accent' | 'quiet';

export interface CounterProps {
  value: number;
  /** The largest number that is shown as it is; default 9. */
  max?: number;
  tone?: CounterTone;
  className?: string;
}

const Box = styled.span<{ $tone: CounterTone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border-radius: var(--kv-radius-tight) var(--kv-radius-control) var(--kv-radius-tight) var(--kv-radius-tight);
  ${({ $tone }) =>
    $tone === 'accent'
      ? 'background:var(--kv-accent);color:var(--kv-on-accent);'
      : 'background:var(--kv-bg-sunken);color:var(--kv-text-muted);'}
  font: var(--kv-type-micro);
  font-weight: 600;
  font-variant-numeric: var(--kv-numeric);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The displayed count: '3', '9+'. */
export function shownCount(value: number, max = 9): string {
  return value > max ? `${max}+` : String(value);
}

/** A small number beside a word or on the corner of a control; more than `max` is shown as `9+`. */
export function Counter({ value, max, tone = 'accent', className }: CounterProps) {
  return (
    <Box $tone={tone} className={className}>
      {shownCount(value, max)}
    </Box>
  );
}
