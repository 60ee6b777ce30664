import { hasControl } from './hasControl';
import { hasUnsafe, plainText } from './plainText';

/**
 * One account has one spelling of its address. Only Latin capitals are folded: lower case of other letters may be a Latin one, and so somebody
 * else's address.
 */
export function foldEmail(text: string): string {
  const [, local, host] = cyrillicHost.exec(text.trim()) ?? [text.trim(), null, ''];
  return (local === null ? text.trim() : `${local}@${asciiHost(host ?? '')}`).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** A host such as 'почта.рф', whose labels neither begin nor end with a hyphen. Letters of other alphabets are refused: some of them would fold to Latin ones. */
const cyrillicHost = /^([^@]+)@((?=.*[а-яё])(?!-|.*(?:\.-|-\.|-$))[а-яёa-z0-9.-]{1,255})$/i;

/** Returns a host as mail servers know it, in ASCII (RFC 5891). */
function asciiHost(host: string): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : host;
}

/** Returns a name without spaces around it, with й and ё in one piece, however a keyboard puts them together. */
export function foldName(text: string): string {
  return text.trim().normalize('NFC');
}

/** An e-mail address without markup and spaces around it, in lower case. One with control or invisible characters stays as it is, and is refused. */
export function tidyEmail(text: string): string {
  return foldEmail(hasControl(text) || hasUnsafe(text) ? text : stripped(text));
}

/** A name without markup and spaces around it. */
export function tidyName(text: string): string {
  return foldName(stripped(text));
}

/** No name or e-mail is nearly as long, whatever is taken out of it; it is refused for that. */
const longest = 1000;

function stripped(text: string): string {
  return text.length > longest ? text : plainText(text);
}
