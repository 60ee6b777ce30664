import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Something that does not hold, with the pictures that show it. */
export interface Failure {
  /** Id of the story, and the variant when it is about one picture. */
  readonly name: string;
  readonly problem: string;
  readonly pictures: Readonly<Partial<Record<'expected' | 'actual' | 'difference', Buffer>>>;
}

/** Writes `index.html` with every failure and its pictures; the folder is emptied first. Returns the path of the page. */
export async function writeReport(folder: string, failures: readonly Failure[], summary: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections: string[] = [];
  for (const { name, problem, pictures } of failures) {
    const figures: string[] = [];
    for (const [kind, picture] of Object.entries(pictures)) {
      const file = `${name.replaceAll(' ', '.')}.${kind}.png`;
      await sharp(picture).png().toFile(join(folder, file));
      figures.push(
        `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${kind}"></a></figure>`,
      );
    }
    sections.push(
      `<section id="${name.replaceAll(' ', '.')}"><h2>${escaped(name)}</h2><pre>${escaped(problem)}</pre><div>${figures.join('')}</div></section>`,
    );
  }
  const path = join(folder, 'index.html');
  writeFileSync(path, page(summary, sections.join('\n')));
  return path;
}

const page = (summary: string, body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures: ${escaped(summary)}</title>
<style>
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; }
  section { margin: 32px 0; border-top: 1px solid #ccc; }
  h2 { font-size: 16px; }
  pre { white-space: pre-wrap; }
  div { display: flex; gap: 16px; align-items: start; }
  figure { flex: 1; margin: 0; min-width: 0; }
  img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>${escaped(summary)}</h1>
${body}
</html>
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
