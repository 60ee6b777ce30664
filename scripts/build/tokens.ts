/** Writes `dist/tokens.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tokensDocument } from './tokensDocument';

mkdirSync('dist', { recursive: true });
writeFileSync('dist/tokens.json', `${JSON.stringify(tokensDocument(), null, 2)}\n`);
