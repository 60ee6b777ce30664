import type { OutputChunk } from 'rolldown';

/** A file of the build. */
export type Chunk = Pick<OutputChunk, 'fileName' | 'name' | 'code' | 'imports' | 'moduleIds'>;

/**
 * Puts the bundler's helper into the chunks that use it, and drops its file: by itself, it would be one more request before the buttons of rows.
 * The bundler asks nobody where to put it.
 */
export function inlineRuntime(chunks: readonly Chunk[]): readonly Chunk[] {
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
  if (!runtime) return chunks;
  const exported = /export\{([^}]*)\};?\s*$/.exec(runtime.code);
  if (!exported) throw new Error('the helper of the bundler has another form');
  const locals = new Map(pairs(exported[1] ?? '').map(([local, name]) => [name, local]));
  const body = runtime.code.slice(0, exported.index);
  const imported = new RegExp(`import\\{([^}]*)\\}from"\\./${runtime.fileName}";`);
  const inlined = ({ fileName, name, code, imports, moduleIds }: Chunk): Chunk => {
    if (!imports.includes(runtime.fileName)) return { fileName, name, code, imports, moduleIds };
    const own = imported.exec(code);
    if (!own) throw new Error(`${fileName} takes the helper of the bundler in another form`);
    const names = pairs(own[1] ?? '');
    const values = names.map(([there]) => locals.get(there));
    return {
      fileName,
      name,
      code: `var[${names.map(([, here]) => here)}]=(()=>{${body}return[${values}]})();${code.replace(own[0], '')}`,
      imports: imports.filter((file) => file !== runtime.fileName),
      moduleIds,
    };
  };
  return chunks.filter((chunk) => chunk !== runtime).map(inlined);
}

/** Reads `t as e,n`: the name there and the name here. */
const pairs = (list: string) =>
  list.split(',').map((one): readonly [string, string] => {
    const [there = '', here = there] = one.trim().split(' as ');
    return [there, here];
  });
