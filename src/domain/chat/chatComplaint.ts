import type { TradeType } from '../enumerations';
import type { DecisionMade } from '../listing/moderation';

/** Why somebody complains about the person they write with. */
export const chatComplaintReasons = ['fraud', 'abuse', 'spam', 'other'] as const;
/** One of {@link chatComplaintReasons}. */
export type ChatComplaintReason = (typeof chatComplaintReasons)[number];

/** Numbers of complaints about people. */
export const chatComplaintLimits = {
  /** Characters of the text beside the reason. */
  description: 300,
  /** The latest messages that moderators are shown. */
  messages: 20,
  /** Days for which the messages are kept after the decision. */
  keptDays: 30,
} as const;

/** Whether a complaint says enough: "other" alone does not. */
export function isExplainedComplaint(reason: ChatComplaintReason, description: string): boolean {
  return reason !== 'other' || description.trim() !== '';
}

/** What is wrong with a complaint; each is a key of the texts. */
export type ChatComplaintProblem = 'reason' | 'explained' | 'length' | 'agreed';

/** What became of a complaint about a person. */
export const chatComplaintOutcomes = ['dismissed', 'blocked'] as const;
/** One of {@link chatComplaintOutcomes}. */
export type ChatComplaintOutcome = (typeof chatComplaintOutcomes)[number];

/** A message as it was when somebody complained. */
export interface ReportedMessage {
  readonly id: number;
  /** Whether the person who complains has written it. */
  readonly isAuthors: boolean;
  readonly text: string;
  readonly at: Date;
}

/** One of the two, as moderators see them. */
export interface ReportedPerson {
  /** Null for an account that was closed since. */
  readonly id: number | null;
  readonly name: string;
  readonly isBlocked: boolean;
}

/** A complaint about a person, with the messages around it. */
export interface ChatComplaint {
  readonly id: number;
  readonly author: ReportedPerson;
  /** Whom it is about. */
  readonly person: ReportedPerson;
  /** What the two have written about. */
  readonly listingId: number;
  /** The deal of that listing; null where the server does not say it. */
  readonly tradeType: TradeType | null;
  readonly reason: ChatComplaintReason;
  /** Empty without a text, and after its author has closed the account. */
  readonly description: string;
  readonly at: Date;
  /** Oldest first. Empty some time after the decision. */
  readonly messages: readonly ReportedMessage[];
  /** Null while it waits for a decision. */
  readonly outcome: ChatComplaintOutcome | null;
  /** Null while it waits, and if that is not on record. */
  readonly decided: DecisionMade | null;
}

/** Whether a complaint can be confirmed as it is: nobody is left to block. */
export function isChatComplaintConfirmable({ id, isBlocked }: Pick<ReportedPerson, 'id' | 'isBlocked'>): boolean {
  return id === null || isBlocked;
}
