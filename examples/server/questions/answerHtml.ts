/** Blocks are siblings; inline elements are inside a paragraph or a list item. */
const parents: Readonly<Record<string, readonly string[]>> = {
  p: [''],
  ul: [''],
  li: ['ul'],
  b: ['p', 'li'],
  a: ['p', 'li'],
};
/** Links lead to paths of the main site only. */
const opening = /^<(?:(p|ul|li|b)|(a) href="\/(?:[\w#?=&;%.-][\w/#?=&;%.-]*)?")>/;
const closing = /^<\/(p|ul|li|b|a)>/;
const entity = /&(?!(?:amp|lt|gt|quot|nbsp);)/;

/**
 * Returns what is wrong with the HTML of an answer, and at which character; null if it is valid. Allowed are p, ul, li, b and a with
 * nothing but a path of the main site in `href`, properly nested. Anything else is refused rather than repaired: the answers are our own.
 */
export function answerProblem(html: string): string | null {
  const open: string[] = [];
  let rest = html;
  const problem = (what: string) => `${what} at character ${html.length - rest.length}`;
  while (rest !== '') {
    const inside = open.at(-1) ?? '';
    const text = /^[^<>]+/.exec(rest)?.[0];
    if (text !== undefined) {
      if (text.trim() !== '' && !['p', 'li', 'b', 'a'].includes(inside)) return problem('text outside of a paragraph');
      if (entity.test(text)) return problem('an ampersand that is not written as &amp;');
      rest = rest.slice(text.length);
      continue;
    }
    const [begun, block, link] = opening.exec(rest) ?? [];
    const [ended, name] = closing.exec(rest) ?? [];
    const tag = block ?? link;
    if (begun !== undefined && tag !== undefined) {
      if (!parents[tag]?.includes(inside)) return problem(`<${tag}> in the wrong place`);
      open.push(tag);
    } else if (ended === undefined || name !== inside) {
      return problem('a tag that is not allowed');
    } else {
      open.pop();
    }
    rest = rest.slice((begun ?? ended ?? '').length);
  }
  return open.length > 0 ? problem(`<${open.at(-1)}> is not closed`) : null;
}
