import { flatCard, flatLines, type LetterFlat } from './flatCard';
import type { Letter } from './letter';
import { html } from './markup';
import { heading, page } from './page';
import type { LetterSite } from './welcomeLetter';

/** A letter in parts. */
export interface LetterParts extends Pick<Letter, 'kind' | 'recipient' | 'subject'> {
  readonly greeting: string;
  /** The flat that the letter is about, under the first paragraph. */
  readonly flat?: LetterFlat;
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
export function composeLetter(
  { kind, recipient, subject, greeting, flat, paragraphs, action, notes, stopUrl }: LetterParts,
  { url }: Pick<LetterSite, 'url'>,
): Letter {
  const [first = '', ...others] = paragraphs;
  const text = [
    greeting,
    first,
    ...(flat ? [flatLines(flat)] : []),
    ...others,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    signature,
    ...(stopUrl ? [`${stop}:\n${stopUrl}`] : []),
  ];
  const button = action
    ? html`<p style="margin:0 0 16px"><a href="${action.url}" style="display:inline-block;padding:12px 24px;background:#0a5c64;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold">${action.label}</a></p>
<p style="margin:0 0 24px;color:#5b655f;font-size:14px">Кнопка не открывается? Скопируйте ссылку в браузер:<br><span style="font-family:monospace;word-break:break-all">${action.url}</span></p>`
    : html``;
  const content = html`${heading(greeting)}
<p style="margin:0 0 16px">${first}</p>
${flat ? flatCard(flat, url) : html``}
${others.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
${button}
${notes.map((line) => html`<p style="margin:0 0 16px;color:#5b655f;font-size:14px">${line}</p>`)}
<p style="margin:0">${signature}</p>
${stopUrl ? html`<p style="margin:24px 0 0;font-size:14px"><a href="${stopUrl}" style="color:#5b655f">${stop}</a></p>` : html``}`;
  return { kind, recipient, subject, text: `${text.join('\n\n')}\n`, html: page(subject, content, url), ...(stopUrl && { stopUrl }) };
}
