import type { FastifyInstance } from 'fastify';
import { encodeSimilarPrices, type PricedFlatProblem, readPricedFlat } from '../../../../../src/api/wire/similarPrices';
import { fewestSimilar } from '../../../../../src/domain/listing/postingRules/comparePrice';
import type { AddressRegister } from '../../../addresses/addressRegister';
import type { PriceStore } from '../../../listings/similarPrices';
import { documented } from '../../openapi';
import { RequestProblem } from '../../problems';
import { queryOf } from '../../queryOf';

export interface PriceRoutesOptions {
  readonly addresses: Pick<AddressRegister, 'city' | 'near'>;
  readonly prices: PriceStore;
}

/** A district does not become dearer while somebody fills in a form. */
const forTenMinutes = 'public, max-age=600';
/** Metres to the house that tells the district. */
const nearHouse = 500;

/** `GET /realty-addresses/similar-prices/`: what public flats like this one cost in its district. */
export async function priceRoutes(app: FastifyInstance, { addresses, prices }: PriceRoutesOptions): Promise<void> {
  app.get('/realty-addresses/similar-prices/', { schema: documented.similarPrices }, async (request, reply) => {
    const { flat, fields } = readPricedFlat(new URLSearchParams(queryOf(request)));
    if (!flat) throw new RequestProblem(Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, [messages[problem]]])));
    const district = addresses.near(flat.at, nearHouse, 1)[0]?.house?.district ?? '';
    const found = district === '' ? null : await prices.similar(addresses.city, district, flat);
    reply.header('cache-control', forTenMinutes).type('application/json; charset=utf-8');
    // Few flats say nothing, and would show the price of one of them. Fastify would send an empty body for null.
    return JSON.stringify(found && found.count >= fewestSimilar ? encodeSimilarPrices({ ...found, district }) : null);
  });
}

const messages: Readonly<Record<PricedFlatProblem, string>> = {
  notANumber: 'Введите число.',
  notOnEarth: 'Значение вне допустимых границ.',
  notBelow: 'Значение вне допустимых границ.',
  outOfRange: 'Значение вне допустимых границ.',
  unknownValue: 'Такого значения нет среди допустимых вариантов.',
};
