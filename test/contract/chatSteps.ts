import { beforeAll, beforeEach } from 'vitest';
import { getProfile, signIn } from '../../src/api/account';
import { type ChatPlace, refusalOf, sendMessage, showChat } from '../../src/api/chats';
import { createListing } from '../../src/api/listing/listingWrites';
import { approveListing, getModeratedListing } from '../../src/api/moderation';
import { register } from '../../src/api/registration';
import type { ListingForm } from '../../src/domain/listing/form/listingForm';
import { aListingForm } from '../../src/testing/store/aListingForm';
import { smallPhotos } from '../support/smallPhotos';
import type { Subject } from './calls/searchCalls';
import { aRegistration, errorOf } from './requests';

export interface ChatSubject extends Subject {
  readonly tokens: Readonly<Record<'owner' | 'other' | 'moderator', string>>;
  /** Lets everybody write again, however much they have written. */
  forgetLimits(): Promise<void>;
}

/** What tests of chats do with two people and a listing. */
export function chatSteps(open: () => Promise<ChatSubject>) {
  let subject: ChatSubject;
  let third: string;
  const as = (token: string | null) => ({ ...subject, token: () => token });
  const newcomer = async () => {
    const person = aRegistration();
    await register(subject, person);
    return signIn(subject, person);
  };
  beforeAll(async () => {
    subject = await open();
    third = await newcomer();
  });
  beforeEach(() => subject.forgetLimits());
  const owner = () => as(subject.tokens.owner);
  const buyer = () => as(subject.tokens.other);
  const moderator = () => as(subject.tokens.moderator);
  const idOf = async (who: ReturnType<typeof as>) => (await getProfile(who)).id;

  const published = async (form: Partial<ListingForm> = {}) => {
    const id = await createListing(owner(), aListingForm(form), [smallPhotos.png]);
    const { listing, moderation } = await getModeratedListing(moderator(), id);
    await approveListing(moderator(), { id, status: listing.status, tradeType: listing.tradeType, version: moderation.version });
    return id;
  };
  /** A listing with a chat that the buyer has begun. */
  const begun = async (text = 'Здравствуйте! Ещё продаётся?') => {
    const listingId = await published();
    const { chatId } = await sendMessage(buyer(), { listingId }, text);
    return { listingId, chatId };
  };
  const refused = async (call: Promise<unknown>) => {
    const error = await errorOf(call);
    if (error.kind !== 'rejected') throw new Error(error.kind);
    return { status: error.status, detail: error.detail, code: refusalOf(error) };
  };
  const post = async (token: string | null, path: string, body: unknown) => {
    const response = await subject.fetch(subject.baseUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  };
  const textsOf = async (who: ReturnType<typeof as>, place: ChatPlace) =>
    (await showChat(who, place)).chat.messages.map(({ text, isOwn }) => [text, isOwn]);
  /** Somebody with no chats yet. */
  const stranger = () => as(third);
  const tokenOfBuyer = () => subject.tokens.other;
  return { as, newcomer, owner, buyer, moderator, stranger, tokenOfBuyer, idOf, published, begun, refused, post, textsOf };
}

export type Who = Parameters<ReturnType<typeof chatSteps>['idOf']>[0];
