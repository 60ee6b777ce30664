import type { Plugin } from 'rolldown';

const text = String.raw`'(?:[^'\\]|\\.)*'`;
const documented = new RegExp(String.raw`((?:\bprop\.\w+(?:<[^()]*>\(\))?|\bevent(?:<[^()]*>)?)\(\s*)${text}`, 'g');
const docField = new RegExp(String.raw`(\bdoc: )${text}`, 'g');
/** `slots`, `parts` and `cssProperties`, written as an object of texts. */
const docTable = new RegExp(String.raw`((?:slots|[pP]arts|[cC]ssProperties)(?::| =) \{)(?:\s*(?:'[^']*'|\w+): ${text},?)+\s*\}`, 'g');

/** Leaves the manual out of the bytes a visitor loads: definitions keep their structure, their documentation strings become empty. */
export const withoutDocs: Plugin = {
  name: 'without-docs',
  transform: {
    filter: { id: /(?:[\\/]definition|[\\/]base[\\/]\w+Props)\.ts$/ },
    handler: (code) => code.replace(documented, "$1''").replace(docField, "$1''").replace(docTable, '$1}'),
  },
};
