import { createElement } from 'react';
import type { PriceChange } from '../../../domain/price/priceHistory';
import { NBSP } from '../../../text/format/format';
import { useListingPriceText } from '../../../text/listing/price/useListingPriceText';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { PriceChart } from './PriceChart';
import { History, Table } from './PriceHistory.styles';

export interface PriceHistoryProps {
  /** The oldest first, two at least. */
  readonly changes: readonly PriceChange[];
  readonly headingLevel: number;
}

/** 'История цены': a chart, and a table that says the same. */
export function PriceHistory({ changes, headingLevel }: PriceHistoryProps) {
  const { text, format } = useListingPriceText();
  const now = new Date();
  const signed = (value: number, words: string) => `${value < 0 ? '\u2212' : '+'}${words}`;
  return (
    <History>
      {createElement(`h${headingLevel}`, null, text.history)}
      <PriceChart steps={changes} now={now} />
      <Table part="price-history">
        <caption>
          <VisuallyHidden>{text.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.date}</th>
            <th scope="col">{text.price}</th>
            <th scope="col">{text.change}</th>
          </tr>
        </thead>
        <tbody>
          {[...changes].reverse().map(({ since, price, difference, percent, isPublication }) => (
            <tr key={since.getTime()}>
              <th scope="row">{format.date(since, now)}</th>
              <td>{format.priceWithSign(price)}</td>
              <td>
                {isPublication && text.published}
                {difference !== null && signed(difference, format.priceWithSign(Math.abs(difference)))}
                {percent !== null && <small> {signed(percent, `${format.number(Math.abs(percent))}${NBSP}%`)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </History>
  );
}
