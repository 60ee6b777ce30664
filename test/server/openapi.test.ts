import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../examples/server/http/app';
import { Stations } from '../../examples/server/metro/stations';
import { searchParameters } from '../../src/domain/filtersQuery';
import { pictureDir } from './constants';

const nothing = () => Promise.reject(new Error('not asked for'));
const documentSchema = v.object({
  openapi: v.string(),
  paths: v.record(
    v.string(),
    v.object({ get: v.object({ parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() })), []) }) }),
  ),
});

describe('the OpenAPI document', () => {
  let app: FastifyInstance;
  let text: string;
  beforeAll(async () => {
    app = await createApp({
      listings: { page: nothing, count: nothing, latest: nothing, byId: nothing },
      stations: new Stations([]),
      pictureDir,
      checkDatabase: nothing,
    });
    text = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).body;
  });
  afterAll(() => app?.close());

  test('is the one beside the server; UPDATE_OPENAPI=1 writes it anew', async () => {
    const file = join(import.meta.dirname, '../../examples/server/openapi.json');
    if (process.env.UPDATE_OPENAPI) await writeFile(file, `${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    // Content and not text: a formatter may lay it out.
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(text));
  });

  test('names every call of the search and every parameter that the search understands', () => {
    const { openapi, paths } = v.parse(documentSchema, JSON.parse(text));
    expect(openapi).toMatch(/^3\.1/);
    expect(Object.keys(paths).sort()).toEqual([
      '/api/realty-addresses/metro/',
      '/api/realty/',
      '/api/realty/count/',
      '/api/realty/latest/',
      '/api/realty/{id}/',
      '/api/reference-data/',
    ]);
    const names = paths['/api/realty/']?.get.parameters.map(({ name }) => name) ?? [];
    // An alias of about_building (decision D13), taken but not advertised.
    expect([...names].sort()).toEqual([...searchParameters.filter((name) => name !== 'building_type'), 'page_size'].sort());
  });
});
