import type { PostingHint } from '../../domain/listing/postingRules/postingHint';
import type { Formats } from '../format/format';
import { messageText } from '../format/messageText';
import type { PostingRulesMessages } from './ru';

/** Returns the words of a hint, its prices as prices are written. */
export function hintText(
  { words }: PostingRulesMessages,
  { message, advice }: Pick<PostingHint, 'message' | 'advice'>,
  { price }: Pick<Formats, 'price'>,
): { readonly message: string; readonly advice: string } {
  const { low, high, ...params } = message.params ?? {};
  const withPrices = (text: string) =>
    text.replace(/\{(low|high)\}/g, (hole, name) => {
      const value = name === 'low' ? low : high;
      return value === undefined ? hole : price(value);
    });
  return {
    message: withPrices(messageText(words, { key: message.key, params })),
    advice: withPrices(messageText(words, { key: advice.key, params })),
  };
}
