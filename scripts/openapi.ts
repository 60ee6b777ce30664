/** `npm run openapi`: writes `examples/server/openapi.json` anew. A test says when it has drifted. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../examples/server/http/openApiDocument';

const file = 'examples/server/openapi.json';
writeFileSync(file, JSON.stringify(await openApiDocument(), null, 2));
execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
