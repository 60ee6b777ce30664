const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is inserted as is. */
class Markup {
  constructor(readonly text: string) {}
}

/** Builds HTML in which every value is escaped, except results of this function. */
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
