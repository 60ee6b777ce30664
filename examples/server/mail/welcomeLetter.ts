import type { User } from '../../../src/domain/account/user';
import { html } from './markup';
import type { Letter } from './outbox';
import { page } from './page';

/** What letters say about the site. */
export interface LetterSite {
  /** Public origin. */
  readonly url: string;
  /** Support address. */
  readonly support: string;
}

/** For a newly registered user. Contains neither the password nor the phone: mail is not confidential. */
export function welcomeLetter({ firstName, email }: Pick<User, 'firstName' | 'email'>, { url, support }: LetterSite): Letter {
  const subject = 'Вы зарегистрировались на «Квартале»';
  const greeting = `Здравствуйте, ${firstName}!`;
  const begin =
    'Вы зарегистрировались на «Квартале» — сайте о квартирах и апартаментах в Москве. Вход — по адресу почты, на который пришло это письмо, и паролю, который вы придумали.';
  const possible = [
    'искать квартиры по станции метро, цене, числу комнат и на карте;',
    'видеть телефоны владельцев и писать им сообщения;',
    'размещать свои объявления: модератор проверит их за 1–2\u00a0рабочих дня.',
  ];
  const question = 'Если что-то не получается, ответьте на это письмо или напишите на';
  const stranger = 'Если регистрировались не вы, тоже напишите нам: мы удалим аккаунт. Пароль мы никогда не спрашиваем.';
  const text = [
    greeting,
    begin,
    `Теперь вы можете:\n${possible.map((line) => `— ${line}`).join('\n')}`,
    `Перейти на сайт: ${url}/`,
    `${question} ${support}.`,
    stranger,
    'Команда «Квартала»',
  ];
  const content = html`<p style="margin:0 0 16px">${greeting}</p>
<p style="margin:0 0 16px">${begin}</p>
<p style="margin:0 0 8px">Теперь вы можете:</p>
<ul style="margin:0 0 24px;padding-left:20px">${possible.map((line) => html`<li>${line}</li>`)}</ul>
<p style="margin:0 0 24px"><a href="${url}/" style="display:inline-block;padding:12px 24px;background:#0d5c63;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold">Перейти на сайт</a></p>
<p style="margin:0 0 16px">${question} <a href="mailto:${support}" style="color:#0d5c63">${support}</a>.</p>
<p style="margin:0 0 16px;color:#5b655f">${stranger}</p>
<p style="margin:0">Команда «Квартала»</p>`;
  return { kind: 'welcome', recipient: email, subject, text: `${text.join('\n\n')}\n`, html: page(subject, content) };
}
