import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressMeant } from '../../examples/server/site/addressMeant';
import { formatQuery, keepKnownMetro, parseQuery } from '../../src/domain/search/filtersQuery';
import { isDamaged } from '../../src/domain/search/isDamaged';
import { repairQuery } from '../../src/domain/search/repairQuery';

interface Pasted {
  readonly address: string;
  readonly sent: string;
  /** Parameters that cannot be understood. */
  readonly unread: readonly string[];
}

const corpus: readonly Pasted[] = readFileSync(new URL('pastedAddresses.txt', import.meta.url), 'utf8')
  .split(/\n\n/)
  .flatMap((group) => {
    const lines = group.split('\n').filter((line) => line && !line.startsWith('#'));
    const marked = (mark: string) => lines.find((line) => line.startsWith(`${mark} `))?.slice(2) ?? '';
    const unread = marked('!').split(' ').filter(Boolean);
    return lines.filter((line) => line.startsWith('/')).map((address) => ({ address, sent: marked('='), unread }));
  });

/** What the page shows: its address as a browser requests it, where the server then leads, the stations of the register. */
function opened(address: string) {
  const { pathname, search } = new URL(address, 'https://kvartal.example');
  const query = pathname === '/realty' ? repairQuery(search.slice(1)) : (addressMeant(pathname + search) ?? '').replace('/realty?', '');
  const { filters, page, problems } = parseQuery(query);
  return { filters: keepKnownMetro(filters, ['Сокол', 'Аэропорт']), page, unread: problems.map(({ parameter }) => parameter) };
}

test('the code that repairs loads for every address that it changes', () => {
  const missed = corpus.filter(({ address }) => {
    const query = new URL(address, 'https://kvartal.example').search.slice(1);
    const asWritten = parseQuery(query);
    const { filters, page } = parseQuery(repairQuery(query));
    const isChanged = formatQuery(filters, page) !== formatQuery(asWritten.filters, asWritten.page);
    return isChanged && !isDamaged(query);
  });
  expect(missed).toEqual([]);
});

test('the corpus has 200 addresses', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
});

test.each(corpus)('$address opens $sent', ({ address, sent, unread }) => {
  const { filters, page } = parseQuery(sent);
  expect(opened(address)).toEqual({ filters, page, unread });
});
