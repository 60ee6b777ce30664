import type { FastifyInstance } from 'fastify';
import { addressLimits } from '../../../../src/domain/address/addressLimits';
import { type AddressLevel, type AddressQuery, type AddressRegister, addressLevels } from '../../addresses/addressRegister';
import { type AddressService, registerService } from '../../addresses/addressService';
import { documented } from '../openapi';
import { RequestProblem } from '../problems';

/** A text of three hundred characters and some bounds. */
const bodyLimit = 4096;
const defaultCount = 10;
const defaultRadius = 100;

export interface AddressRoutesOptions {
  readonly addresses: AddressRegister;
  /** Replies in place of the register. */
  readonly addressService?: AddressService | null;
}

/** `POST /suggestions/api/4_1/rs/suggest/address` and `…/geolocate/address` as DaData answers them (D5, D58). */
export async function addressRoutes(app: FastifyInstance, { addresses, addressService }: AddressRoutesOptions): Promise<void> {
  const service = addressService ?? registerService(addresses);
  app.route({
    method: 'POST',
    url: '/suggestions/api/4_1/rs/suggest/address',
    schema: documented.suggestAddresses,
    bodyLimit,
    handler: async ({ body }) => ({ suggestions: await service.suggest(readQuery(body)) }),
  });

  app.route({
    method: 'POST',
    url: '/suggestions/api/4_1/rs/geolocate/address',
    schema: documented.addressesAt,
    bodyLimit,
    async handler({ body }) {
      const fields: Fields = {};
      const latitude = readNumber(body, 'lat', [-90, 90], undefined, fields);
      const longitude = readNumber(body, 'lon', [-180, 180], undefined, fields);
      const metres = readNumber(body, 'radius_meters', [1, addressLimits.reverseRadius], defaultRadius, fields);
      const count = readNumber(body, 'count', [1, addressLimits.suggestions], defaultCount, fields);
      if (Object.keys(fields).length > 0) throw new RequestProblem(fields);
      return { suggestions: await service.near({ latitude, longitude }, metres, Math.floor(count)) };
    },
  });
}

type Fields = Record<string, string[]>;

function readQuery(body: unknown): AddressQuery {
  const fields: Fields = {};
  const text = valueOf(body, 'query');
  if (typeof text !== 'string') fields.query = ['Введите строку.'];
  else if (text.length > addressLimits.queryLength) fields.query = [`Не больше ${addressLimits.queryLength} символов.`];
  const count = readNumber(body, 'count', [1, addressLimits.suggestions], defaultCount, fields);
  const around = readAround(body, fields);
  if (typeof text !== 'string' || Object.keys(fields).length > 0) throw new RequestProblem(fields);
  return { text, count: Math.floor(count), levels: levelsOf(body), around };
}

/** The first of `locations_geo`; other bounds, such as the region, do not narrow a register of one city. */
function readAround(body: unknown, fields: Fields): AddressQuery['around'] {
  const [place] = [valueOf(body, 'locations_geo')].flat();
  if (place === undefined || place === null) return undefined;
  const inner: Fields = {};
  const latitude = readNumber(place, 'lat', [-90, 90], undefined, inner);
  const longitude = readNumber(place, 'lon', [-180, 180], undefined, inner);
  const metres = readNumber(place, 'radius_meters', [1, 100_000], defaultRadius, inner);
  if (Object.keys(inner).length > 0) fields.locations_geo = Object.values(inner).flat();
  return { at: { latitude, longitude }, metres };
}

/** `from_bound` and `to_bound`; levels that the register does not have mean the nearest one that it has. */
function levelsOf(body: unknown): readonly AddressLevel[] {
  const bound = (name: string, fallback: AddressLevel) => {
    const value = valueOf(valueOf(body, name), 'value');
    if (value === 'country' || value === 'region' || value === 'area' || value === 'city') return 'city';
    if (value === 'settlement' || value === 'street') return 'street';
    return value === 'house' ? 'house' : fallback;
  };
  const [from, to] = [bound('from_bound', 'city'), bound('to_bound', 'house')];
  return addressLevels.slice(addressLevels.indexOf(from), addressLevels.indexOf(to) + 1);
}

/** Adds a message to `fields` for anything but a number within the bounds, which may be inclusive. Missing: `fallback`. */
function readNumber(
  body: unknown,
  name: string,
  [min, max]: readonly [number, number],
  fallback: number | undefined,
  fields: Fields,
): number {
  const value = valueOf(body, name) ?? fallback;
  if (typeof value !== 'number' || !Number.isFinite(value)) fields[name] = ['Введите число.'];
  else if (value < min || value > max) fields[name] = [`Введите число от ${min} до ${max}.`];
  else return value;
  return min;
}

function valueOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
}
