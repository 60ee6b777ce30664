import type { Page } from 'playwright';
import { readIndex } from './pictureStories';

interface DocsPage {
  readonly id: string;
  /** Empty, or what is wrong with it. */
  readonly problem: string;
}

/** Opens the pages that are written by hand (MDX): each has to render, and its tables as tables. */
export async function checkDocsPages(page: Page, storybook: string): Promise<readonly DocsPage[]> {
  const pages: DocsPage[] = [];
  for (const { id, tags } of await readIndex(storybook)) {
    if (!tags.includes('unattached-mdx')) continue;
    await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=docs`);
    const shown = page.locator('#storybook-docs h1');
    const isThere = await shown.waitFor({ timeout: 30_000 }).then(
      () => true,
      () => false,
    );
    pages.push({ id, problem: isThere ? await page.evaluate(tableProblem) : 'shows no heading' });
  }
  return pages;
}

/** Runs in the page. */
function tableProblem(): string {
  const docs = document.querySelector<HTMLElement>('#storybook-docs');
  if (!docs?.querySelector('table')) return 'has no table';
  return /\|\s*-{3,}\s*\|/.test(docs.innerText) ? 'shows a table as raw pipes' : '';
}
