import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { control, defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { User } from '../../domain/account/user';

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
  /** Signs out here and in other tabs. */
  signOut(): Promise<void>;
}

export const auth = defineElement({
  tag: 'kvartal-auth',
  doc: 'Вход и регистрация на основном сайте. Места на странице не занимает: открывает окна, когда посетителю нужно войти, и хранит, кто вошёл. Одного на страницу достаточно; scope, api-url и site-url должны быть те же, что у остальных элементов.',
  props: {
    ...commonProps,
    separateConsent: prop.flag(
      'При регистрации: вторая, отдельная галочка согласия на обработку персональных данных. Сервер узнаёт о ней из personal_data_agreed',
    ),
  },
  events: {
    ...commonEvents,
    signedIn: event<SignedInDetail>('Посетитель вошёл: сейчас, в другой вкладке или ещё в прошлый раз'),
    signedOut: event<object>('Посетитель вышел: здесь, в другой вкладке, или сервер больше не принимает его токен'),
    closed: event<AuthClosedDetail>('Окна входа закрылись'),
  },
  control: control<AuthControl>()({
    properties: { user: 'Кто вошёл: имя, телефон, почта; null, если никто' },
    methods: {
      signIn: 'Открывает вход. Обещание отвечает, вошёл ли посетитель',
      register: 'Открывает регистрацию. Обещание отвечает, вошёл ли посетитель',
      signOut: 'Выход: здесь и в других вкладках',
    },
  }),
  parts: { dialog: 'Окно входа, регистрации или соглашения' },
  cssProperties: { ...commonCssProperties },
});

/** Props of `Auth`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type AuthProps = PropsOf<typeof auth>;
