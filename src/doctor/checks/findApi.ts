import { checkAddress } from '../../base/commonProps';
import { unquoted } from '../../elements/readValue';
import { type Finding, finding } from '../findings';
import type { KitOnPage } from '../page';

const patience = 10_000;
/** A minute or two come from caches on the way. */
const mostMinutes = 5;

/** Returns the addresses of the API that the page uses; on a page of React components those that it has asked. */
export function apisOf({ elements, roots }: KitOnPage, preset: string | undefined): string[] {
  const given = elements.map((element) => unquoted(element.getAttribute('api-url') ?? '') || preset);
  const asked =
    elements.length > 0 || roots.length === 0
      ? []
      : performance.getEntriesByType('resource').map(({ name }) => /^(.*)\/realty\//.exec(name)?.[1]);
  const usable = [...given, ...asked].filter((address) => address !== undefined && checkAddress(address) === null);
  return [...new Set(usable.map((address) => new URL(address ?? '', document.baseURI).href.replace(/\/+$/, '')))];
}

/** What an API is like, and where its pictures are. */
interface ApiCheck {
  readonly findings: readonly Finding[];
  readonly pictures: readonly string[];
}

/** Asks an API for one listing: it must answer, allow the page to read, speak JSON and have the same time. */
export async function findApi(api: string): Promise<ApiCheck> {
  const address = `${api}/realty/?page_size=1`;
  const check = (findings: readonly Finding[], pictures: readonly string[] = []): ApiCheck => ({ findings, pictures });
  let answer: Response;
  try {
    answer = await ask(address);
  } catch {
    // An answer that nobody may read is an answer: only the permission is missing.
    const isThere = await ask(address, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    return check([isThere ? finding('api-cors', [api, location.origin]) : finding('api-unreachable', [api])]);
  }
  if (!answer.ok) return check([finding('api-status', [api, String(answer.status)]), ...findClock(answer)]);
  const body = (await answer.json().catch(() => null)) as { readonly results?: unknown } | null;
  if (!Array.isArray(body?.results)) return check([finding('api-not-json', [api])]);
  return check(findClock(answer), JSON.stringify(body.results).match(/https?:\/\/[^"\s\\]+/g) ?? []);
}

function ask(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience), ...options });
}

/** Servers of another origin show their date only if they list it in `Access-Control-Expose-Headers`. */
export function findClock({ headers }: Pick<Response, 'headers'>, now = Date.now()): Finding[] {
  const minutes = Math.round(Math.abs(now - Date.parse(headers.get('date') ?? '')) / 60_000);
  return minutes > mostMinutes ? [finding('clock', [String(minutes)])] : [];
}
