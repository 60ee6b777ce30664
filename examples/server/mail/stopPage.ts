import type { LetterTopic } from '../../../src/domain/account/letterTopics';
import { html } from './markup';
import { page } from './page';

/** What letters of a topic are about, within a sentence. */
const names: Readonly<Record<LetterTopic, string>> = {
  decisions: 'о решениях модератора',
  messages: 'о непрочитанных сообщениях',
};
const settings = html`<p style="margin:0"><a href="/account?tab=settings" style="color:#0a5c64">Настройки профиля</a></p>`;

/** Asks first: programs that check letters follow every link in them. */
export const questionPage = (topic: LetterTopic): string =>
  page(
    'Не присылать письма',
    html`<h1 style="margin:0 0 16px;font-size:24px">Не присылать письма ${names[topic]}?</h1>
<form method="post"><button style="padding:12px 24px;border:0;border-radius:8px;background:#0a5c64;color:#ffffff;font:bold 16px Arial,sans-serif;cursor:pointer">Не присылать</button></form>`,
  );

export const stoppedPage = (topic: LetterTopic): string =>
  page(
    'Письма отключены',
    html`<h1 style="margin:0 0 16px;font-size:24px">Письма ${names[topic]} больше не придут</h1>
<p style="margin:0 0 16px">Передумали? Включите их в настройках.</p>
${settings}`,
  );

export const deadStopPage = (): string =>
  page(
    'Ссылка не работает',
    html`<h1 style="margin:0 0 16px;font-size:24px">Ссылка не работает</h1>
<p style="margin:0 0 16px">Проверьте, целиком ли она скопирована из письма, или отключите письма в настройках.</p>
${settings}`,
  );
