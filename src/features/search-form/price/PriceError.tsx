import { styled } from 'styled-components';
import type { PriceProblem } from '../../../domain/search/filters';
import { useFilterText } from '../../../text/filters/useFilterText';
import { priceMessage } from './priceMessage';

const Line = styled.p`
  margin: var(--kv-space-4) 0 0;
  font: var(--kv-type-caption);
  color: var(--kv-danger);
`;

export interface PriceErrorProps {
  readonly id: string;
  readonly problem: PriceProblem;
}

/** The message below the button of the price. */
export function PriceError({ id, problem }: PriceErrorProps) {
  const texts = useFilterText();
  return (
    <Line id={id} role="alert">
      {priceMessage(problem, texts)}
    </Line>
  );
}
