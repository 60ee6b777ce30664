import type { FastifyInstance } from 'fastify';
import { encodeMetroStation } from '../../../../src/api/wire/metro';
import { referenceData } from '../../../../src/api/wire/referenceData';
import type { Stations } from '../../metro/stations';
import { documented } from '../openapi';
import { queryOf } from '../queryOf';

/** Changes with a release, or once a year. */
const forAnHour = 'public, max-age=3600';

/** `GET /realty-addresses/metro/` and `GET /reference-data/` (§7, D4). */
export async function referenceRoutes(app: FastifyInstance, { stations }: { readonly stations: Stations }): Promise<void> {
  app.get('/realty-addresses/metro/', { schema: documented.metro }, async (request, reply) => {
    const params = new URLSearchParams(queryOf(request));
    reply.header('cache-control', forAnHour);
    return stations.find(params.get('station_name') ?? '', params.get('line_name') ?? '').map(encodeMetroStation);
  });

  app.get('/reference-data/', { schema: documented.referenceData }, async (_request, reply) => {
    reply.header('cache-control', forAnHour);
    return referenceData();
  });
}
