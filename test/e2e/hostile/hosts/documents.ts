import type { HostilePage } from './hostilePage';

const cyrillic = 'text/html; charset=windows-1251';

/** Pages that are unusual documents, or come with unusual headers. */
export const documents: readonly HostilePage[] = [
  { what: 'nothing at all' },
  { what: 'no doctype', document: '<html><head>%</html>' },
  { what: 'nothing but the tags', document: '%' },
  { what: 'letters of one byte', headers: { 'content-type': cyrillic } },
  { what: 'another base address', html: '<base href="https://elsewhere.test/deep/">' },
  { what: 'links that open elsewhere', html: '<base target="_blank">' },
  { what: 'a long address', path: `/?${'utm_source=a&'.repeat(300)}room_count=x&page=-1`, attributes: 'url-sync="query"' },
  { what: 'an address of a router in the hash', path: '/#!/catalog?room_count=1', attributes: 'url-sync="query"' },
  { what: 'a sandboxed frame', frame: 'sandboxed', attributes: 'url-sync="query"' },
  { what: 'a frame of another site', frame: 'of another site', attributes: 'url-sync="query"' },
  {
    what: 'isolation from all other origins',
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'credentialless',
      'origin-agent-cluster': '?1',
    },
  },
  {
    what: 'a policy that allows what it must',
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self' https://kvartal.test; connect-src https://kvartal.test; img-src data: blob: https://kvartal.test; style-src 'none'; form-action 'none'; base-uri 'none'",
    },
  },
  {
    what: 'Trusted Types',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
  },
  {
    what: 'Trusted Types with a policy that refuses',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'" },
    script:
      "trustedTypes.createPolicy('default', { createHTML() { throw new TypeError('no'); }, createScript: () => null, createScriptURL: () => null });",
  },
];
