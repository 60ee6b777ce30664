/** Writes the document that the legal area offers: `npx tsx scripts/documents/lease.ts`. Its length stands in `src/domain/content/documentTemplate.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { documentTemplate } from '../../src/domain/content/documentTemplate';
import { leaseFile } from './leaseFile';

const path = `examples/site/public${documentTemplate.path}`;
const file = await leaseFile();
mkdirSync('examples/site/public/documents', { recursive: true });
writeFileSync(path, file);
console.log(
  `${path}: ${file.length} bytes${file.length === documentTemplate.bytes ? '' : `, but documentTemplate says ${documentTemplate.bytes}`}`,
);
