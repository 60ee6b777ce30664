import type { Plugin } from 'rolldown';

const text = String.raw`'(?:[^'\\]|\\.)*'`;
const documented = new RegExp(String.raw`((?:\bprop\.\w+(?:<[^()]*>\(\))?|\bevent(?:<[^()]*>)?)\(\s*)${text}`, 'g');
const docField = new RegExp(String.raw`(\bdoc: )${text}`, 'g');
/** `templates`, `parts` and `cssProperties`, written as an object of texts, or with those of another definition. */
const docTable = new RegExp(
  String.raw`((?:[tT]emplates|[pP]arts|[cC]ssProperties)(?::| =) \{)(?:\s*(?:(?:'[^']*'|\w+): ${text}|\.\.\.[\w.]+),?)+\s*\}`,
  'g',
);

/** Names of slots, properties and methods stay: the element is made of them. */
const controlTable = new RegExp(String.raw`\b(?:slots|properties|methods): \{(?:\s*\w+:\s*${text},?)+\s*\}`, 'g');
const entry = new RegExp(String.raw`(\w+:\s*)${text}`, 'g');

/** Leaves the manual out of the bytes a visitor loads: definitions keep their structure, their documentation strings become empty. */
export const withoutDocs: Plugin = {
  name: 'without-docs',
  transform: {
    filter: { id: /(?:[\\/]definition|[\\/]base[\\/]\w+Props?|[\\/]searchDefinition)\.ts$/ },
    handler: (code) =>
      code
        .replace(documented, "$1''")
        .replace(docField, "$1''")
        .replace(docTable, '$1}')
        .replace(controlTable, (table) => table.replace(entry, "$1''")),
  },
};
