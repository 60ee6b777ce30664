import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { desktop, openPage, origin, phone, type WatchedPage } from '../support/browser';

async function someListing(): Promise<number> {
  const answer: unknown = await (await fetch(`${origin}/api/realty/?page_size=1`)).json();
  return (answer as { results: { id: number }[] }).results[0]?.id ?? 0;
}

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
    openGraph: document.querySelectorAll('meta[property^="og:"]').length,
    jsonLd: document.querySelectorAll('script[type="application/ld+json"]').length,
    printed: document.querySelectorAll('[data-kvartal-head]').length,
  }));

it.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('the client takes over the server-rendered head, and removes it with the page: %s', async (_, size) => {
  const id = await someListing();
  const watched: WatchedPage = await openPage(size);
  const { page } = watched;
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/rent/${id}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('[part~=title]') && !document.querySelector('[data-kvartal-head]'));
    const shown = await headOf(page);
    expect(shown).toMatchObject({ canonical: expect.stringMatching(`/buy/${id}$`), jsonLd: 1 });
    expect(shown.title).toMatch(/₽ — Квартал$/);
    expect(shown.openGraph).toBeGreaterThan(6);
    await page.waitForLoadState('networkidle');
    // The preloaded picture is the displayed one, in the same size.
    const pictures = asked.filter((path) => path.startsWith('/media/'));
    const [first] = pictures;
    expect(first).toBeDefined();
    expect(pictures.filter((path) => path.split('/')[2] === first?.split('/')[2])).toHaveLength(1);
    expect(asked.filter((path) => path === `/api/realty/${id}/`)).toHaveLength(1);

    await page.getByRole('link', { name: 'Вернуться к поиску' }).first().click();
    await page.waitForFunction(() => !document.querySelector('script[type="application/ld+json"]'));
    expect(await headOf(page)).toEqual({
      title: 'Купить квартиру в\u00A0Москве — Квартал',
      canonical: null,
      description: 'Квартиры и апартаменты в Москве: купить и снять',
      openGraph: 0,
      jsonLd: 0,
      printed: 0,
    });
    expect(watched.problems).toEqual([]);
    expect(watched.otherOrigins).toEqual([]);
  } finally {
    await watched.close();
  }
});
