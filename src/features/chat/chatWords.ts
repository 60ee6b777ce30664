import { shortened } from '../../base/graphemes';
import type { Chat } from '../../domain/chat/chat';
import { chatLimits } from '../../domain/chat/chatLimits';
import type { ChatRefusal } from '../../domain/chat/whyCannotWrite';
import { kindAndArea } from '../../parts/facts/kindAndArea';
import type { ChatMessages } from '../../text/chat/ru';
import type { Messages } from '../../text/common/ru';
import type { Formats } from '../../text/format/format';

interface Texts {
  readonly text: ChatMessages;
  readonly common: Messages;
  readonly format: Formats;
}

/** The name of the other one, of at most 50 letters (§9). */
export function companionName(name: string, text: ChatMessages): string {
  return shortened(name.trim() || text.unknown.user, chatLimits.name);
}

/** '2-комн. квартира, 54,30 м²', with the floor '7/12 этаж' where there is room. */
export function chatTitle(listing: Chat['listing'], { text, common, format }: Texts, hasRoom = false): string {
  if (!listing) return text.unknown.listing;
  const { floor, floors } = listing;
  return [...kindAndArea(listing, common, format), ...(hasRoom && floor !== null ? [text.floor(floor, floors)] : [])].join(', ');
}

/** '18 450 000 ₽', '54 000 ₽ в месяц' */
export function chatPrice(
  { price, tradeType }: Pick<NonNullable<Chat['listing']>, 'price' | 'tradeType'>,
  { text, common, format }: Texts,
): string {
  if (!(price > 0)) return text.unknown.price;
  return tradeType === 'rent' ? `${format.priceWithSign(price)} ${common.listing.perMonth}` : format.priceWithSign(price);
}

/** The page of a chat's listing (§2): of a rent, which corrects its address for a sale (D18). */
export function chatListingPath(listing: Pick<NonNullable<Chat['listing']>, 'id' | 'isDeleted'>): string {
  return listing.isDeleted ? '/not-found' : `/rent/${listing.id}`;
}

/** Why a message is refused; the small panel has its own words (D23). */
export function refusalText(refusal: ChatRefusal, text: ChatMessages, isCompact: boolean): string {
  return refusal === 'listing_in_moderation' && isCompact ? text.notPublished : text.refusals[refusal];
}
