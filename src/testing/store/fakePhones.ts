import { type PhoneState, phoneCodeLimits } from '../../domain/account/phoneCode';
import { ru } from '../../text/profile-settings/phone/ru';

/** The code that the fake server sends to every phone. */
export const fakePhoneCode = '123456';

interface Known {
  readonly id: number;
  readonly phoneState?: 'confirmed' | 'unconfirmed';
}
interface Phone {
  readonly isConfirmed: boolean;
  /** Null without a code that can be given. */
  readonly attemptsLeft: number | null;
  /** Seconds, as if no time went by. */
  readonly pause: number;
}

/** Phones of the fake server, by the ids of users. */
export interface FakePhones {
  /** A new user is asked for a confirmation where those who were there are. */
  add(user: Known): void;
  remove(id: number): void;
  /** False for nobody, and for a user who is not asked. */
  isUnconfirmed(id: number | null): boolean;
  stateOf(id: number): PhoneState;
  /** Sends a code. Returns why not; null if it is sent. */
  send(id: number): { readonly status: 400 | 404 | 429; readonly text: string } | null;
  /** Returns what is wrong with a code; null if it has confirmed the phone. */
  give(id: number, code: string): string | null;
}

const { attempts, pauseSeconds } = phoneCodeLimits;

export function createFakePhones(known: readonly Known[]): FakePhones {
  const isAsking = known.some(({ phoneState }) => phoneState !== undefined);
  const phones = new Map<number, Phone>();
  const enter = ({ id, phoneState }: Known) => {
    if (phoneState) phones.set(id, { isConfirmed: phoneState === 'confirmed', attemptsLeft: null, pause: 0 });
  };
  known.forEach(enter);
  const { dead, spent, wrong, alreadyConfirmed, pause } = ru.problems;
  return {
    add: ({ id }) => isAsking && enter({ id, phoneState: 'unconfirmed' }),
    remove: (id) => void phones.delete(id),
    isUnconfirmed: (id) => id !== null && phones.get(id)?.isConfirmed === false,
    stateOf(id) {
      const phone = phones.get(id);
      if (!phone) return { isAsked: false, isConfirmed: false, hasCode: false, pause: 0 };
      return { isAsked: true, isConfirmed: phone.isConfirmed, hasCode: phone.attemptsLeft !== null, pause: phone.pause };
    },
    send(id) {
      const phone = phones.get(id);
      if (!phone) return { status: 404, text: 'Не найдено.' };
      if (phone.isConfirmed) return { status: 400, text: alreadyConfirmed };
      if (phone.pause > 0) return { status: 429, text: pause(phone.pause) };
      phones.set(id, { ...phone, attemptsLeft: attempts, pause: pauseSeconds });
      return null;
    },
    give(id, code) {
      const phone = phones.get(id);
      if (phone?.isConfirmed) return alreadyConfirmed;
      if (!phone || phone.attemptsLeft === null) return dead;
      if (code !== fakePhoneCode) {
        const left = phone.attemptsLeft - 1;
        phones.set(id, { ...phone, attemptsLeft: left > 0 ? left : null });
        return left > 0 ? wrong(left) : spent;
      }
      phones.set(id, { isConfirmed: true, attemptsLeft: null, pause: 0 });
      return null;
    },
  };
}
