/** `npm run openapi`: writes `dist/openapi.json`, the document of `GET /api/openapi.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../examples/server/http/openApiDocument';

mkdirSync('dist', { recursive: true });
writeFileSync('dist/openapi.json', `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
