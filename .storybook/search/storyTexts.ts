import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import type { StoryTexts } from '../../stories/support/states/findStates.ts';
import { textsIn } from './shownTexts.ts';

interface Source {
  /** What the file declares at its top, by name. */
  readonly declared: ReadonlyMap<string, ts.Node>;
  /** Where a name comes from that another file of the stories declares. */
  readonly imported: ReadonlyMap<string, string>;
  readonly exported: readonly string[];
}

/**
 * Returns the Russian texts that every story looks for on its screen, by its file and its export, as in the index: its own, those of the
 * stories that it spreads, and those of the helpers that play it.
 */
export function storyTexts(folder = 'stories'): StoryTexts {
  const sources = new Map<string, Source>();
  const sourceOf = (path: string) => {
    const source = sources.get(path) ?? readSource(path);
    sources.set(path, source);
    return source;
  };
  const collect = (path: string, name: string, seen: Set<string>): string[] => {
    if (seen.has(`${path} ${name}`)) return [];
    seen.add(`${path} ${name}`);
    const { declared, imported } = sourceOf(path);
    const node = declared.get(name);
    if (!node) return imported.has(name) ? collect(imported.get(name) ?? '', name, seen) : [];
    const { texts, names } = textsIn(node);
    return [...texts, ...names.flatMap((used) => collect(path, used, seen))];
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.stories.tsx'));
  return Object.fromEntries(
    files.map((file) => {
      const path = join(folder, file);
      const texts = (name: string) => [...new Set(collect(path, name, new Set()).map(plain))].filter((text) => /[А-Яа-яЁё]{2}/.test(text));
      return [`./${path}`, Object.fromEntries(sourceOf(path).exported.map((name) => [name, texts(name)]))];
    }),
  );
}

function readSource(path: string): Source {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, string>();
  const exported: string[] = [];
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement)) {
      const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer) declared.set(name.getText(file), initializer);
        if (isExported) exported.push(name.getText(file));
      }
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const target = pathOf(path, statement.moduleSpecifier.text);
      const names = statement.importClause?.namedBindings;
      if (target && names && ts.isNamedImports(names)) for (const { name } of names.elements) imported.set(name.text, target);
    }
  }
  return { declared, imported, exported };
}

/** Only helpers of the stories: what the kit itself says is in its catalogues, and most of it not on this screen. */
function pathOf(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  return (path.startsWith('stories/') && ['.ts', '.tsx'].map((end) => path + end).find((name) => existsSync(name))) || null;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
