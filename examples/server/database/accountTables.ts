import type { Generated } from 'kysely';
import type { SessionEnd } from '../../../src/domain/account/sessionEnd';

/** Tables of accounts, and of how their owners sign in. */
export interface AccountTables {
  users: {
    id: Generated<number>;
    /** Null once the account is erased, like the phone. */
    email: string | null;
    phone: string | null;
    first_name: string;
    last_name: string;
    password_hash: string | null;
    avatar_hash: string | null;
    /** Topics of letters that the user does without. */
    letters_off: Generated<string[]>;
    role: Generated<number>;
    created_at: Generated<Date>;
    blocked_at: Date | null;
    blocked_by: number | null;
    blocked_reason: string | null;
    deleted_at: Date | null;
    terms_version: string | null;
    terms_agreed_at: Date | null;
    personal_data_agreed_at: Date | null;
    email_confirmed_at: Date | null;
    new_email: string | null;
    signed_in_at: Generated<Date>;
    released_at: Date | null;
    unread_letter_at: Date | null;
  };
  /** Links in letters. */
  one_time_tokens: {
    token_sha256: Buffer;
    user_id: number;
    purpose: 'confirm_email' | 'reset_password' | 'change_email';
    email: string;
    created_at: Date;
    expires_at: Date;
  };
  /** `confirmed_at` is null while one is being set up. */
  second_factors: { user_id: number; secret: Buffer; created_at: Date; confirmed_at: Date | null; last_step: Generated<number> };
  recovery_codes: { user_id: number; code_sha256: Buffer };
  /** It counts while the phone is that of the user. */
  phone_confirmations: { user_id: number; phone: string; confirmed_at: Date };
  /** The last one of a user. */
  phone_codes: { user_id: number; phone: string; code_sha256: Buffer; sent_at: Date; expires_at: Date; attempts_left: number };
  auth_tokens: {
    id: Generated<number>;
    user_id: number;
    token_sha256: Buffer;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    user_agent: Generated<string>;
  };
  ended_sessions: { token_sha256: Buffer; user_id: number; reason: SessionEnd; ended_at: Generated<Date> };
  /** `expire` in ms; written by rate-limiter-flexible. */
  rate_limits: { key: string; points: number; expire: number | null };
}
