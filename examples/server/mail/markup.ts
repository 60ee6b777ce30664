const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is put in as it is. */
class Markup {
  constructor(readonly text: string) {}
}

/** HTML in which every value stays text, except pieces that were made by the same function. */
export function html(pieces: TemplateStringsArray, ...values: readonly (string | Markup | readonly Markup[])[]): Markup {
  const texts = values.map((value) =>
    typeof value === 'string'
      ? escaped(value)
      : [value]
          .flat()
          .map(({ text }) => text)
          .join(''),
  );
  return new Markup(pieces.map((piece, index) => piece + (texts[index] ?? '')).join(''));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');
}
