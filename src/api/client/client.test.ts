import { describe, expect, it, vi } from 'vitest';
import { defaultFilters } from '../../domain/search/filters';
import { createClient } from './client';
import { ApiFailure, toApiError } from './errors';
import { rejection } from './rejection';
import { type AnswerProblem, request } from './request';

const wireListing = (overrides: Record<string, unknown> = {}) => ({
  id: 7,
  price: 18_450_000,
  area: 54.3,
  trade_type: 'Продажа',
  realty_type: 'Квартира',
  ...overrides,
});

function clientAnswering(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(text, init));
  return { client: createClient({ baseUrl: '/api', fetch: fetchMock }), fetchMock };
}

const failureOf = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof ApiFailure)) throw new Error('expected an ApiFailure');
  return thrown.error;
};

describe('client of the API (§7)', () => {
  it('asks with the filters in the query and a page beyond the first', async () => {
    const { client, fetchMock } = clientAnswering({ results: [], count: 0 });
    await client.searchListings({ ...defaultFilters, rooms: ['4+'] }, 3);
    const url = new URL(String(fetchMock.mock.calls[0]?.[0]), 'http://x');
    expect(url.pathname).toBe('/api/realty/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      trade_type: 'Продажа',
      realty_type: 'Квартира',
      room_count: '4+',
      ordering: '-published_at',
      page: '3',
    });
  });

  it('sends the token when there is one', async () => {
    const fetchMock = vi.fn<typeof fetch>(async () => new Response('{"count":1}'));
    const client = createClient({ baseUrl: '/api', fetch: fetchMock, token: () => 'abc' });
    await client.countListings(defaultFilters);
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Token abc' });
  });

  it('drops what cannot be read and repeated ids, and reports it once', async () => {
    const problems: AnswerProblem[] = [];
    const body = { results: [wireListing(), null, wireListing({ id: 'x' }), wireListing({ price: '5' }), wireListing()], count: 5 };
    const page = await clientAnswering(body).client.searchListings(defaultFilters, 1, { report: (problem) => problems.push(problem) });
    expect(page.listings.map((listing) => listing.id)).toEqual([7]);
    expect(page.count).toBe(5);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.code).toBe('malformed-item');
  });

  it('keeps a listing whose minor fields are wrong', async () => {
    const odd = wireListing({ area: 'большая', photos: 'нет', address: [], published_at: 'вчера', metro_color: 'red;}', metro: 'Сокол' });
    const page = await clientAnswering({ results: [odd], count: 1 }).client.searchListings(defaultFilters, 1);
    expect(page.listings[0]).toMatchObject({ id: 7, area: null, photos: [], address: null, publishedAt: null });
    expect(page.listings[0]?.metro).toMatchObject({ name: 'Сокол', color: null });
  });

  it.each([
    ['an array instead of an object', []],
    ['null', null],
    ['no count', { results: [] }],
    ['a count in words', { results: [], count: 'много' }],
    ['a negative count', { results: [], count: -1 }],
    ['results of a wrong type', { results: {}, count: 1 }],
    ['HTML', '<!doctype html><title>502</title>'],
    ['half of an answer', '{"results":[{"id":'],
    ['nothing', ''],
  ])('calls %s malformed', async (_, body) => {
    const error = await failureOf(clientAnswering(body).client.searchListings(defaultFilters, 1));
    expect(error.kind).toBe('malformed');
  });

  it('does not let an answer reach a prototype', async () => {
    // The same name, once with letters escaped.
    for (const name of ['__proto__', '\\u005f_proto__', '__\\u0070roto__', '__prot\\u006F__']) {
      const answer = await request({ baseUrl: '', fetch: async () => new Response(`{"count":0,"${name}":{"polluted":true}}`) }, '/');
      expect(Object.keys(Object(answer))).toEqual(['count']);
    }
  });
});

describe('errors (§8)', () => {
  it('reads a refusal of any form', async () => {
    const json = await failureOf(clientAnswering({ detail: 'Нет' }, { status: 404 }).client.getListing(1));
    expect(json).toEqual({ kind: 'rejected', status: 404, detail: 'Нет', fields: {} });
    const html = await failureOf(clientAnswering('<h1>502</h1>', { status: 502 }).client.getListing(1));
    expect(html).toEqual({ kind: 'rejected', status: 502, detail: null, fields: {} });
  });

  it('flattens field messages and says two of them in plainer words', () => {
    const body = {
      status_code: 400,
      message: { about_apartment: { area: ['Убедитесь, что это значение больше либо равно 5.'], floor: ['… меньше либо равно 180.'] } },
      floors_number: ['меньше либо равно 180'],
    };
    expect(rejection(400, body)).toMatchObject({
      fields: {
        'about_apartment.area': ['Минимум 5 м²'],
        'about_apartment.floor': ['Максимум 180 этажей'],
        floors_number: ['Максимум 180'],
      },
    });
  });

  it('tells a failed network, a timeout and a cancelled call apart', async () => {
    const offline = createClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await failureOf(offline.countListings(defaultFilters))).toEqual({ kind: 'offline' });

    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const controller = new AbortController();
    const cancelled = failureOf(createClient({ baseUrl: '', fetch: hanging }).countListings(defaultFilters, { signal: controller.signal }));
    controller.abort();
    expect(await cancelled).toEqual({ kind: 'aborted' });

    vi.useFakeTimers();
    try {
      const late = failureOf(createClient({ baseUrl: '', fetch: hanging }).countListings(defaultFilters));
      await vi.advanceTimersByTimeAsync(59_999);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await late).toEqual({ kind: 'timeout' });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('treats anything else thrown as a failed network', () => {
    expect(toApiError(new Error('?'))).toEqual({ kind: 'offline' });
    expect(toApiError(new DOMException('x', 'AbortError'))).toEqual({ kind: 'aborted' });
  });
});
