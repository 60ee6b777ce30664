import { composeLetter } from './composeLetter';
import type { Letter } from './letter';
import type { LetterSite } from './welcomeLetter';

/** Whom a letter is to, with the link that it is about. */
export interface LinkLetter {
  readonly firstName: string;
  readonly recipient: string;
  readonly token: string;
}

const greetingOf = (firstName: string) => (firstName ? `Здравствуйте, ${firstName}!` : 'Здравствуйте!');

/** The token stands behind the # sign, so that no server or log on the way sees it. */
export const confirmUrl = ({ url }: LetterSite, token: string) => `${url}/confirm#${token}`;
const passwordUrl = ({ url }: LetterSite, token: string) => `${url}/password#${token}`;

/** The address of a registration once more. */
export function confirmLetter({ firstName, recipient, token }: LinkLetter, site: LetterSite): Letter {
  return composeLetter(
    {
      kind: 'confirm_email',
      recipient,
      subject: 'Подтвердите почту',
      greeting: greetingOf(firstName),
      paragraphs: [
        `Подтвердите адрес ${recipient}, чтобы не потерять доступ и получать ответы на объявления. Ссылка действует 3\u00a0дня.`,
      ],
      action: { label: 'Подтвердить почту', url: confirmUrl(site, token) },
      notes: ['Если вы не регистрировались, просто удалите письмо: без подтверждения адрес освободится.'],
    },
    site,
  );
}

/** The letter that goes to the new address. */
export function changeEmailLetter({ firstName, recipient, token }: LinkLetter, site: LetterSite): Letter {
  return composeLetter(
    {
      kind: 'change_email',
      recipient,
      subject: 'Подтвердите новый адрес почты',
      greeting: greetingOf(firstName),
      paragraphs: [
        `Вы указали ${recipient} как новый адрес почты на «Квартале». Подтвердите его, и вход будет по нему. Ссылка действует 3\u00a0дня; пока адрес не подтверждён, вход — по старому.`,
      ],
      action: { label: 'Подтвердить адрес', url: confirmUrl(site, token) },
      notes: ['Если вы не меняли адрес, просто удалите письмо: ничего не изменится.'],
    },
    site,
  );
}

export function resetLetter({ firstName, recipient, token }: LinkLetter, site: LetterSite): Letter {
  return composeLetter(
    {
      kind: 'reset_password',
      recipient,
      subject: 'Новый пароль для «Квартала»',
      greeting: greetingOf(firstName),
      paragraphs: ['Кто-то, надеемся, что вы, просит новый пароль. Ссылка действует 1\u00a0час и срабатывает один раз.'],
      action: { label: 'Задать новый пароль', url: passwordUrl(site, token) },
      notes: ['Если вы не просили новый пароль, просто удалите письмо: старый остаётся в силе.'],
    },
    site,
  );
}

export function passwordChangedLetter(to: Omit<LinkLetter, 'token'>, site: LetterSite): Letter {
  return composeLetter(
    {
      kind: 'password_changed',
      recipient: to.recipient,
      subject: 'Пароль изменён',
      greeting: greetingOf(to.firstName),
      paragraphs: ['Пароль вашего аккаунта на «Квартале» изменён. На других устройствах нужно войти заново.'],
      notes: [`Если это были не вы, задайте новый пароль по ссылке «Забыли пароль?» в окне входа и напишите нам на ${site.support}.`],
    },
    site,
  );
}

/** The letter that goes to the old address. */
export function emailChangedLetter(to: Omit<LinkLetter, 'token'>, site: LetterSite): Letter {
  return composeLetter(
    {
      kind: 'email_changed',
      recipient: to.recipient,
      subject: 'Адрес почты изменён',
      greeting: greetingOf(to.firstName),
      paragraphs: ['У вашего аккаунта на «Квартале» теперь другой адрес почты. Вход по этому адресу больше не работает.'],
      notes: [`Если это были не вы, напишите нам на ${site.support}: мы вернём вам аккаунт.`],
    },
    site,
  );
}
