import { confirmUrl, type LinkLetter } from './identityLetters';
import type { Letter } from './letter';
import { html } from './markup';
import { heading, page } from './page';

/** What letters say about the site. */
export interface LetterSite {
  /** Public origin. */
  readonly url: string;
  /** Support address. */
  readonly support: string;
}

/** The letter to a newly registered user. It contains neither the password nor the phone: mail is not confidential. */
export function welcomeLetter({ firstName, recipient, token }: LinkLetter, site: LetterSite): Letter {
  const { url, support } = site;
  const confirm = { label: 'Подтвердить почту', url: confirmUrl(site, token) };
  const why = 'Подтвердите адрес, чтобы не потерять доступ и получать ответы на объявления. Ссылка действует 3\u00a0дня.';
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
  const stranger =
    'Если вы не регистрировались, просто удалите письмо: без подтверждения адрес освободится. Пароль мы никогда не спрашиваем.';
  const text = [
    greeting,
    begin,
    `${why}\n${confirm.label}: ${confirm.url}`,
    `Теперь вы можете:\n${possible.map((line) => `— ${line}`).join('\n')}`,
    `Перейти на сайт: ${url}/`,
    `${question} ${support}.`,
    stranger,
    'Команда «Квартала»',
  ];
  const content = html`${heading(greeting)}
<p style="margin:0 0 16px">${begin}</p>
<p style="margin:0 0 16px">${why}</p>
<p style="margin:0 0 24px"><a href="${confirm.url}" style="display:inline-block;padding:12px 24px;background:#0a5c64;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold">${confirm.label}</a></p>
<p style="margin:0 0 8px">Теперь вы можете:</p>
<ul style="margin:0 0 24px;padding-left:20px">${possible.map((line) => html`<li>${line}</li>`)}</ul>
<p style="margin:0 0 24px"><a href="${url}/" style="color:#0a5c64">Перейти на сайт</a></p>
<p style="margin:0 0 16px">${question} <a href="mailto:${support}" style="color:#0a5c64">${support}</a>.</p>
<p style="margin:0 0 16px;color:#5b655f">${stranger}</p>
<p style="margin:0">Команда «Квартала»</p>`;
  return { kind: 'welcome', recipient, subject, text: `${text.join('\n\n')}\n`, html: page(subject, content, url) };
}
