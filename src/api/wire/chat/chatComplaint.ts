import * as v from 'valibot';
import {
  type ChatComplaint,
  type ChatComplaintProblem,
  type ChatComplaintReason,
  chatComplaintLimits,
  chatComplaintOutcomes,
  chatComplaintReasons,
  isExplainedComplaint,
  type ReportedPerson,
} from '../../../domain/chat/chatComplaint';
import { optionByKey, tradeTypes } from '../../../domain/enumerations';
import { plainText } from '../../../domain/forms/plainText';
import { missable, whole } from '../fields';
import { decisionMadeSchema, decodeDecisionMade, encodeDecisionMade } from '../moderation/moderationQueue';

const person = v.object({ id: v.nullable(whole), name: v.string(), is_blocked: v.boolean() });

/** A complaint about a person, as moderators read it. */
export const chatComplaintSchema = v.object({
  id: v.pipe(whole, v.minValue(1)),
  author: person,
  person,
  realty_id: whole,
  trade_type: missable(v.picklist(tradeTypes.map(({ wire }) => wire))),
  reason_code: v.picklist(chatComplaintReasons),
  description: v.string(),
  created_at: v.string(),
  messages: v.array(v.object({ id: whole, is_authors: v.boolean(), message: v.string(), created_at: v.string() })),
  outcome: v.nullable(v.picklist(chatComplaintOutcomes)),
  decided: missable(decisionMadeSchema),
});

/** The answer to somebody who has complained. */
export const filedChatComplaintSchema = v.object({ chat_id: whole, messages: whole });

const encodePerson = ({ id, name, isBlocked }: ReportedPerson) => ({ id, name, is_blocked: isBlocked });
const decodePerson = ({ id, name, is_blocked }: v.InferOutput<typeof person>): ReportedPerson => ({ id, name, isBlocked: is_blocked });

export function encodeChatComplaint(complaint: ChatComplaint): v.InferOutput<typeof chatComplaintSchema> {
  const { id, author, person: about, listingId, tradeType, reason, description, at, messages, outcome, decided } = complaint;
  return {
    id,
    author: encodePerson(author),
    person: encodePerson(about),
    realty_id: listingId,
    trade_type: tradeType && optionByKey(tradeTypes, tradeType).wire,
    reason_code: reason,
    description,
    created_at: at.toISOString(),
    messages: messages.map((one) => ({
      id: one.id,
      is_authors: one.isAuthors,
      message: one.text,
      created_at: one.at.toISOString(),
    })),
    outcome,
    decided: encodeDecisionMade(decided),
  };
}

/** Returns null for a complaint that cannot be shown. Never throws. */
export function decodeChatComplaint(input: unknown): ChatComplaint | null {
  const result = v.safeParse(chatComplaintSchema, input);
  if (!result.success) return null;
  const {
    id,
    author,
    person: about,
    realty_id,
    trade_type,
    reason_code,
    description,
    created_at,
    messages,
    outcome,
    decided,
  } = result.output;
  return {
    id,
    author: decodePerson(author),
    person: decodePerson(about),
    listingId: realty_id,
    tradeType: tradeTypes.find(({ wire }) => wire === trade_type)?.key ?? null,
    reason: reason_code,
    description,
    at: new Date(created_at),
    messages: messages.map((one) => ({ id: one.id, isAuthors: one.is_authors, text: one.message, at: new Date(one.created_at) })),
    outcome,
    decided: decodeDecisionMade(decided),
  };
}

export interface AskedChatComplaint {
  readonly chatId: number | null;
  readonly reason: ChatComplaintReason | null;
  readonly description: string;
  /** By the fields of the request. */
  readonly problems: Readonly<Partial<Record<'reason_code' | 'description' | 'share_messages', ChatComplaintProblem>>>;
}

/** Reads a complaint as it was sent. */
export function readChatComplaint(body: unknown): AskedChatComplaint {
  const sent = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  const chatId = typeof sent.chat_id === 'number' && Number.isSafeInteger(sent.chat_id) && sent.chat_id > 0 ? sent.chat_id : null;
  const reason = chatComplaintReasons.find((known) => known === sent.reason_code) ?? null;
  const description = typeof sent.description === 'string' ? plainText(sent.description) : '';
  const isLong = description.length > chatComplaintLimits.description;
  return {
    chatId,
    reason,
    description,
    problems: {
      ...(!reason && { reason_code: 'reason' as const }),
      ...(isLong && { description: 'length' as const }),
      ...(reason && !isExplainedComplaint(reason, description) && { description: 'explained' as const }),
      // Nobody's messages are shown to others without a word about it.
      ...(sent.share_messages !== true && { share_messages: 'agreed' as const }),
    },
  };
}
