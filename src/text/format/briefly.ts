/** Characters that fit two or three lines of a result. */
const most = 150;

/** Returns whole sentences from the start of a text; of a long first sentence only its beginning, and then '…'. */
export function briefly(text: string): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  // A sentence ends with a word: not after 'ул.' or 'д. 5.'
  return /^.*[а-яёa-z]{4}[.!?](?=\s)/is.exec(start)?.[0] ?? `${start.replace(/[\s.,;:—-]+\S*$/, '')}…`;
}
