import type { Chunk } from './inlineRuntime';

/**
 * Lets every file import what its imports import. A browser learns of an import when it has the file around it: by itself, the code of a chat
 * would come in ten rounds, one after another. Nothing runs in another order: these imports come last.
 */
export function hoistImports(chunks: readonly Chunk[]): readonly Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (file: string, seen: Set<string>): Set<string> => {
    for (const next of byName.get(file)?.imports ?? []) {
      if (!seen.has(next)) closure(next, seen.add(next));
    }
    return seen;
  };
  return chunks.map((chunk) => {
    const added = [...closure(chunk.fileName, new Set())].filter((file) => file !== chunk.fileName && !chunk.imports.includes(file));
    return added.length === 0
      ? chunk
      : { ...chunk, code: `${chunk.code.trimEnd()}\n${added.map((file) => `import"./${file}";`).join('')}` };
  });
}
