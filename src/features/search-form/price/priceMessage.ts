import { limits } from '../../../domain/limits';
import type { PriceProblem } from '../../../domain/search/filters';
import type { useFilterText } from '../../../text/filters/useFilterText';

/** Returns the error text for a price (§5, D32). */
export function priceMessage(problem: PriceProblem, { f, format }: Pick<ReturnType<typeof useFilterText>, 'f' | 'format'>): string {
  switch (problem) {
    case 'minAboveMax':
      return f.priceMinAboveMax;
    case 'aboveLimit':
      return f.priceTooHigh(format.priceWithSign(limits.price.max));
    case 'belowLimit':
      return f.priceTooLow(format.priceWithSign(limits.price.min));
    default:
      return problem satisfies never;
  }
}
