import { limits } from '../../../domain/limits';
import type { PriceProblem } from '../../../domain/search/filters';
import type { Texts } from '../../../text/TextContext';

/** Returns the error text for a price (§5, D32). */
export function priceMessage(problem: PriceProblem, { t, format }: Texts): string {
  switch (problem) {
    case 'minAboveMax':
      return t.form.priceMinAboveMax;
    case 'aboveLimit':
      return t.form.priceTooHigh(format.priceWithSign(limits.price.max));
    case 'belowLimit':
      return t.form.priceTooLow(format.priceWithSign(limits.price.min));
    default:
      return problem satisfies never;
  }
}
