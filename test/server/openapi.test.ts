import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../examples/server/http/openApiDocument';
import { searchParameters } from '../../src/domain/search/filtersQuery';

const callSchema = v.object({
  operationId: v.string(),
  tags: v.tuple([v.picklist(['Accounts', 'Listings', 'Map', 'Questions', 'Reference'])]),
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() })), []),
  requestBody: v.optional(v.object({ content: v.object({ 'application/json': v.unknown() }) })),
});
const documentSchema = v.object({
  openapi: v.string(),
  paths: v.record(v.string(), v.object({ get: v.optional(callSchema), post: v.optional(callSchema) })),
});

describe('the OpenAPI document', () => {
  let document: unknown;
  beforeAll(async () => {
    document = await openApiDocument();
  });

  test('documents every call and every search parameter', () => {
    const { openapi, paths } = v.parse(documentSchema, document);
    expect(openapi).toMatch(/^3\.1/);
    expect(Object.keys(paths).sort()).toEqual([
      '/api/complaints/',
      '/api/questions/sections/',
      '/api/questions/sections/{id}',
      '/api/realty-addresses/map-point-realty/',
      '/api/realty-addresses/map-points/',
      '/api/realty-addresses/metro/',
      '/api/realty-addresses/nearest-metro/',
      '/api/realty/',
      '/api/realty/count/',
      '/api/realty/latest/',
      '/api/realty/{id}/',
      '/api/realty/{id}/owner/',
      '/api/reference-data/',
      '/api/token-auth/',
      '/api/token-auth/logout/',
      '/api/users/dev/',
      '/api/users/profile/',
    ]);
    expect(paths['/api/realty-addresses/map-points/']?.post?.requestBody).toBeDefined();
    const ids = Object.values(paths).flatMap(({ get, post }) => [get, post].flatMap((call) => call?.operationId ?? []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['search', 'mapPoints', 'mapPointsByQuery', 'signIn']));
    const names = paths['/api/realty/']?.get?.parameters.map(({ name }) => name) ?? [];
    // An alias of about_building (D13), accepted but not documented.
    expect([...names].sort()).toEqual([...searchParameters.filter((name) => name !== 'building_type'), 'page_size', 'similar_to'].sort());
  });
});
