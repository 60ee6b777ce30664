import * as v from 'valibot';
import { addressEndpoints } from '../../../src/api/address';
import {
  addressSuggestionSchema,
  decodeAddressSuggestion,
  tolerantAddressAnswer,
  type WireAddressSuggestion,
} from '../../../src/api/wire/address';
import { isPlace } from '../../../src/domain/map/coordinates';
import type { DadataSettings } from '../config/addressSettings';
import { Refusal } from '../http/problems';
import type { AddressRegister } from './addressRegister';
import type { AddressService } from './addressService';
import { encodeAddress } from './encodeAddress';

/** DaData does not answer, or not to us. The error handler responds with 503 and `Retry-After`. */
export class DadataProblem extends Error {
  override readonly name = 'DadataProblem';
  readonly statusCode = 503;
}

const refusals = {
  413: { detail: 'Запрос слишком большой.' },
  429: { detail: 'Слишком много запросов. Повторите через секунду.' },
} as const;

/** Ms. A person waits for it while typing. */
const patience = 3000;
/** Metres between DaData's point of a house and the register's. */
const sameHouse = 100;

/** Asks DaData with the server's token. What the own register knows about a house is added: DaData has neither its year nor its floors. */
export function dadataService(
  { url, token }: DadataSettings,
  register: Pick<AddressRegister, 'city' | 'near'>,
  timeout = patience,
): AddressService {
  async function ask(path: string, body: object): Promise<WireAddressSuggestion[]> {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: unknown) => {
        throw new DadataProblem(`DaData: ${error instanceof Error ? error.name : 'unknown'}`);
      });
    // These are about what was typed, and how often: the form has words for it (§8). Retry-After is that of a person who goes on typing.
    if (answer.status === 413 || answer.status === 429) throw new Refusal(answer.status, refusals[answer.status], { 'retry-after': '1' });
    // 401 and 403: the token is wrong, or the day's limit is used up. The log says which, a visitor learns nothing of it.
    if (answer.status !== 200) throw new DadataProblem(`DaData: ${answer.status}`);
    const parsed = v.safeParse(tolerantAddressAnswer, parseJson(answer.text));
    if (!parsed.success) throw new DadataProblem('DaData: an answer without suggestions');
    return parsed.output.suggestions.flatMap((item) => {
      const suggestion = v.safeParse(addressSuggestionSchema, item);
      return suggestion.success ? [withHouse(suggestion.output, register)] : [];
    });
  }

  return {
    suggest: ({ text, count, levels, around }) =>
      ask(addressEndpoints.suggest, {
        query: text,
        count,
        locations: [{ region: register.city.names.name }],
        ...(around && {
          locations_geo: [{ lat: around.at.latitude, lon: around.at.longitude, radius_meters: around.metres }],
        }),
        from_bound: { value: levels?.[0] ?? 'city' },
        to_bound: { value: levels?.at(-1) ?? 'house' },
      }),
    near: ({ latitude, longitude }, metres, count) =>
      ask(addressEndpoints.geolocate, { lat: latitude, lon: longitude, radius_meters: metres, count }),
  };
}

function withHouse(suggestion: WireAddressSuggestion, register: Pick<AddressRegister, 'near'>): WireAddressSuggestion {
  const address = decodeAddressSuggestion(suggestion)?.address;
  if (!address || !isPlace(address)) return suggestion;
  const known = register.near(address, sameHouse, 10).find(({ house }) => {
    if (!house) return false;
    return house.number === address.houseNumber && house.corpus === (address.corpus ?? '') && house.building === (address.building ?? '');
  });
  return known ? { ...suggestion, data: { ...suggestion.data, building: encodeAddress(known).data.building } } : suggestion;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
