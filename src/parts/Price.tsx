import { styled } from 'styled-components';
import { useText } from '../text/catalogue/TextContext';
import { NBSP } from '../text/format/format';

export interface PriceProps {
  /** Whole roubles; 0 is not a price. */
  value: number;
  /** Muted text after the sign: 'в месяц'. */
  per?: string;
  /** 24, 20 or 16 px. */
  size?: 'l' | 'm' | 's';
  className?: string;
}

const Root = styled.span<{ $size: 'l' | 'm' | 's' }>`
  display: block;
  font: var(--kv-type-${({ $size }) => ($size === 's' ? 'title' : `price-${$size}`)});
  letter-spacing: var(--kv-track-${({ $size }) => ($size === 's' ? 'title' : `price-${$size}`)});
  font-variant-numeric: var(--kv-numeric);
  /* A thin gap between thousands in any font. */
  word-spacing: -0.07em;
  /* Smaller text must not make the line taller than its placeholder. */
  i,
  small {
    line-height: 0;
  }
  i {
    margin-inline-start: 0.03em;
    font-style: normal;
    font-weight: 400;
    font-size: 0.92em;
    color: var(--kv-text-muted);
  }
  small {
    font-weight: 400;
    font-size: calc(14 * var(--kv-px));
    letter-spacing: 0;
    word-spacing: 0;
    color: var(--kv-text-muted);
    white-space: nowrap;
  }
`;

/** A price with semibold tabular figures and a muted sign. */
export function Price({ value, per, size = 'm', className }: PriceProps) {
  const { text, format } = useText();
  if (!(value > 0)) {
    return (
      <Root $size="s" className={className}>
        {text.listing.unknownPrice}
      </Root>
    );
  }
  return (
    <Root $size={size} className={className}>
      {format.price(value)}
      {NBSP}
      <i>₽</i>
      {per && <small> {per}</small>}
    </Root>
  );
}
