import type { PriceStep } from '../../../domain/price/priceHistory';
import { priceTicks } from '../../../domain/price/priceTicks';
import type { Formats } from '../../../text/format/format';
import { useListingPriceText } from '../../../text/listing/price/useListingPriceText';
import { Chart, Days, Plot, Ticks } from './PriceHistory.styles';

/** px */
const plotHeight = 144;
/** Shares of the width: two dates do not fit nearer to each other, on a wide page and on a phone. */
const apart = { wide: 0.24, narrow: 0.5 } as const;
/** From here on the last date ends with the line. */
const atEnd = 0.7;
const point = 12;

interface ChartProps {
  /** The oldest first, two at least. */
  readonly steps: readonly PriceStep[];
  readonly now: Date;
}

const percents = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A line with a step for each change of the price. The table beside it says the same. */
export function PriceChart({ steps, now }: ChartProps) {
  const { text, format } = useListingPriceText();
  const ticks = priceTicks(steps.map(({ price }) => price));
  const [lowest = 0] = ticks;
  const highest = ticks.at(-1) ?? lowest;
  const first = steps[0]?.since.getTime() ?? 0;
  const last = Math.max(now.getTime(), steps.at(-1)?.since.getTime() ?? first);
  const yOf = (price: number) => Math.round((1 - (price - lowest) / (highest - lowest)) * plotHeight);
  const lines = steps.map(({ price, since }, index) => {
    const from = last > first ? (since.getTime() - first) / (last - first) : 0;
    const next = steps[index + 1];
    const to = next && last > first ? (next.since.getTime() - first) / (last - first) : 1;
    return { price, since, from, to, y: yOf(price), before: index === 0 ? null : yOf(steps[index - 1]?.price ?? price) };
  });
  return (
    <Chart aria-hidden="true">
      <Ticks>
        {ticks.map((tick) => (
          <span key={tick}>{briefPrice(tick, format, text)}</span>
        ))}
      </Ticks>
      <Plot height={plotHeight} focusable="false">
        {lines.map(({ from, to, y }) => (
          <rect key={from} data-area="" x={percents(from)} y={y} width={percents(to - from)} height={plotHeight - y} />
        ))}
        {ticks.map((tick) => (
          <line key={tick} data-grid="" x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
        ))}
        {lines.map(({ from, to, y, before }) => (
          <g key={from} data-step="">
            {before !== null && <line x1={percents(from)} x2={percents(from)} y1={before} y2={y} />}
            <line x1={percents(from)} x2={percents(to)} y1={y} y2={y} />
          </g>
        ))}
        {lines.map(({ from, y }) => (
          <rect
            key={from}
            data-point=""
            x={percents(from)}
            y={y - point / 2}
            width={point}
            height={point}
            rx="2"
            transform={`translate(${-point / 2})`}
          />
        ))}
      </Plot>
      <Days>
        {shownDays(lines.map(({ from }) => from)).map(({ index, isWideOnly }) => {
          const line = lines[index];
          if (!line) return null;
          const isLast = index > 0 && line.from > atEnd;
          return (
            <span
              key={index}
              data-wide={isWideOnly ? '' : undefined}
              style={isLast ? { insetInlineEnd: 0 } : { insetInlineStart: percents(line.from), marginInlineStart: -point / 2 }}
            >
              {format.date(line.since, now)}
            </span>
          );
        })}
      </Days>
    </Chart>
  );
}

/** Which steps have their dates below the line: the first, the last if it fits, and those between for which there is room. */
function shownDays(places: readonly number[]): { readonly index: number; readonly isWideOnly: boolean }[] {
  const last = places.length - 1;
  const end = places[last] ?? 0;
  const shown = [{ index: 0, isWideOnly: false }];
  let before = 0;
  places.forEach((place, index) => {
    if (index === 0 || index === last) return;
    // The last date begins left of its step when it ends with the line.
    const limit = Math.min(end, end > atEnd ? 1 - apart.wide : end);
    if (place - before < apart.wide || limit - place < apart.wide || place > atEnd) return;
    before = place;
    shown.push({ index, isWideOnly: true });
  });
  if (last > 0 && end - before >= apart.wide) shown.push({ index: last, isWideOnly: end < apart.narrow });
  return shown;
}

function briefPrice(price: number, format: Formats, text: ReturnType<typeof useListingPriceText>['text']): string {
  if (price >= 1_000_000) return text.millions(format.number(price / 1_000_000));
  return price >= 1000 ? text.thousands(format.number(price / 1000)) : format.number(price);
}
