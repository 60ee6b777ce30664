import type { Letter } from './letter';
import { html } from './markup';
import { page } from './page';

/** A letter in parts. */
export interface LetterParts extends Pick<Letter, 'kind' | 'recipient' | 'subject'> {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one button. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Paragraphs in smaller letters under the button. */
  readonly notes: readonly string[];
  /** Where letters like it are ended. */
  readonly stopUrl?: string;
}

const signature = 'Команда «Квартала»';
const stop = 'Не присылать такие письма';

/** Returns a letter with the same content as text and as HTML. */
export function composeLetter({ kind, recipient, subject, greeting, paragraphs, action, notes, stopUrl }: LetterParts): Letter {
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    signature,
    ...(stopUrl ? [`${stop}:\n${stopUrl}`] : []),
  ];
  const button = action
    ? html`<p style="margin:0 0 16px"><a href="${action.url}" style="display:inline-block;padding:12px 24px;background:#0d5c63;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold">${action.label}</a></p>
<p style="margin:0 0 24px;color:#5b655f;font-size:14px">Кнопка не открывается? Скопируйте ссылку в браузер:<br><span style="font-family:monospace;word-break:break-all">${action.url}</span></p>`
    : html``;
  const content = html`<p style="margin:0 0 16px">${greeting}</p>
${paragraphs.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
${button}
${notes.map((line) => html`<p style="margin:0 0 16px;color:#5b655f;font-size:14px">${line}</p>`)}
<p style="margin:0">${signature}</p>
${stopUrl ? html`<p style="margin:24px 0 0;font-size:14px"><a href="${stopUrl}" style="color:#5b655f">${stop}</a></p>` : html``}`;
  return { kind, recipient, subject, text: `${text.join('\n\n')}\n`, html: page(subject, content), ...(stopUrl && { stopUrl }) };
}
