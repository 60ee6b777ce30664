import { commonEvents, commonProps } from '../../base/commonProps';
import { control, defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { User } from '../../domain/account/user';
import type { Confirmation } from '../../state/account/confirmEmailBy';

/** Somebody is signed in: now, in another tab, or since an earlier visit. */
export interface SignedInDetail {
  readonly user: User;
}

/** The dialogs have closed. */
export interface AuthClosedDetail {
  readonly isSignedIn: boolean;
  /** True if something on the page asked to sign in, such as «Позвонить»; that action continues. */
  readonly wasAsked: boolean;
}

/** Account API for page scripts. It does not expose the token. */
export interface AuthControl {
  /** Null if nobody is signed in. */
  readonly user: User | null;
  /** Opens the login. Resolves with whether somebody is signed in afterwards; never rejects. */
  signIn(): Promise<boolean>;
  /** Opens the registration. Resolves like {@link signIn}. */
  register(): Promise<boolean>;
  /** Opens the form of a new password, for the token of a letter's link. Resolves as soon as it is set and its owner signed in: with true; with false once it was closed without. */
  newPassword(link: string): Promise<boolean>;
  /** Confirms an e-mail address by the token of a letter's link. Never rejects. */
  confirmEmail(link: string): Promise<Confirmation>;
  /** Signs out here and in other tabs. */
  signOut(): Promise<void>;
}

export const auth = defineElement({
  tag: 'kvartal-auth',
  props: {
    ...commonProps,
    separateConsent: prop.flag(),
  },
  events: {
    ...commonEvents,
    signedIn: event<SignedInDetail>(),
    signedOut: event<object>(),
    closed: event<AuthClosedDetail>(),
  },
  control: control<AuthControl>({
    properties: ['user'],
    methods: ['signIn', 'register', 'newPassword', 'confirmEmail', 'signOut'],
  }),
});

/** Props of `Auth`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type AuthProps = PropsOf<typeof auth>;
