import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import type { FeedDeposit } from '../feedOffer';
import type { Notes } from '../formats/words';
import { readBoolean } from '../formats/words';
import { readNumber } from './numbers';

/** A number above this is roubles and not per cent. */
const mostPerCent = 300;

/** Returns roubles of a deposit; null: not given. */
export function readDeposit({ text, share }: FeedDeposit, price: number, notes: Notes): number | null {
  const roubles = ofText(text, price) ?? ofShare(share, price);
  if (roubles !== null && roubles <= formLimits.deposit.max) return roubles;
  const said = [share, text].find((one) => one !== '');
  if (said !== undefined) notes.add('deposit_unknown', 'deposit', { value: said });
  return null;
}

/** 'без залога', 'нет', '2 месяца', '0,5 месяца', '85 000'. */
function ofText(text: string, price: number): number | null {
  if (text === '') return null;
  if (/^без\b|^без\s|не\s+требуется/i.test(text)) return 0;
  const [, months] = /^(\d+(?:[.,]\d+)?|полтора)?\s*(?:мес|month)/i.exec(text) ?? [undefined, null];
  if (months !== null) return Math.round((months === 'полтора' ? 1.5 : Number((months ?? '1').replace(',', '.'))) * price);
  const value = readNumber(text);
  if (value !== null && value > 1) return Math.round(value);
  return readBoolean(text) === false ? 0 : null;
}

function ofShare(share: string, price: number): number | null {
  const value = readNumber(share);
  if (value === null || Number.isNaN(value) || value < 0) return null;
  return Math.round(value <= mostPerCent || share.includes('%') ? (price * value) / 100 : value);
}

/** Returns roubles of a commission; null: not given. One that is above the price refuses the offer. */
export function readCommission(text: string, price: number, notes: Notes): number | null {
  if (text === '') return null;
  if (/^без\b|^без\s/i.test(text)) return 0;
  const value = readNumber(text.replace(/\s*%.*$/, ''));
  if (value === null || Number.isNaN(value) || value < 0) {
    if (readBoolean(text) === false) return 0;
    notes.add('commission_unknown', 'commission', { value: text });
    return null;
  }
  const isShare = value <= 100 || text.includes('%');
  const roubles = Math.round(isShare ? (price * value) / 100 : value);
  if (!isShare && value > mostPerCent) notes.add('commission_as_roubles', 'commission', { value: text });
  if (roubles > price || (!isShare && value <= mostPerCent)) {
    notes.add('commission_above_price', 'commission', { value: text });
    return null;
  }
  return roubles;
}
