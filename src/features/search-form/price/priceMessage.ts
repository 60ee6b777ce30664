import { limits } from '../../../domain/limits';
import type { PriceProblem } from '../../../domain/search/filters';
import type { useFilterText } from '../../../text/filters/useFilterText';

/** Returns the error text for a price (§5, D32). */
export function priceMessage(problem: PriceProblem, { text, format }: Pick<ReturnType<typeof useFilterText>, 'text' | 'format'>): string {
  switch (problem) {
    case 'minAboveMax':
      return text.priceMinAboveMax;
    case 'aboveLimit':
      return text.priceTooHigh(format.priceWithSign(limits.price.max));
    case 'belowLimit':
      return text.priceTooLow(format.priceWithSign(limits.price.min));
    default:
      return problem satisfies never;
  }
}
