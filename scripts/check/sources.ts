/**
 * Checks that linters do not have: user-visible texts are only in `src/text`, modules of `src` use no browser globals on import and no methods of
 * lists that old libraries replace, no check is suppressed, no two exported types share a name, and no folder is too full.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const showsTexts = /^src\/(?:ui|parts|features)\//;
/** Definitions contain the manual and messages for developers of pages. */
const ownTexts = /\/definition(?:\.docs)?\.ts$/;
/** Runs in browsers only, and checks first. */
const loaderFile = 'src/elements/loader/loader.ts';
const browserGlobals = new Set(['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'customElements']);
const silencers = /@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint)-disable|biome-ignore/;

const mostEntries = 24;
/** One file per change of the database, one per photo, one folder per subject of the server. */
const growing = new Set(['examples/server/migrations', 'examples/server/photos', 'examples/server']);

/** Where each type of `src` is exported from, by its name. */
const exportedTypes = new Map<string, string>();

let faults = 0;
function complain(file: ts.SourceFile, position: number, message: string): void {
  const { line } = file.getLineAndCharacterOfPosition(position);
  console.error(`${file.fileName}:${line + 1}  ${message}`);
  faults += 1;
}

const folders = ['src', 'stories', 'test', 'examples', 'scripts'];
const paths = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/** The pattern itself, and what is written into the declarations of the package. */
const spellsThem = new Set(['scripts/check/sources.ts', 'scripts/build/types.ts']);

for (const path of paths.filter((name) => /\.tsx?$/.test(name))) {
  const source = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const silenced = spellsThem.has(path) ? -1 : source.search(silencers);
  if (silenced >= 0) complain(file, silenced, 'a silenced check: fix what it reports');
  if (!path.startsWith('src/') || /\.test\.tsx?$/.test(path)) continue;
  findReplaced(file, file);
  if (showsTexts.test(path) && !ownTexts.test(path)) findTexts(file, file);
  for (const statement of file.statements) findSameName(file, statement);
  if (path !== loaderFile) for (const statement of file.statements) findBrowser(file, statement);
}
checkFolders();
if (faults > 0) process.exitCode = 1;

/** Reports folders in which nothing is found at a glance (docs/decisions/build/029). */
function checkFolders(): void {
  const entries = new Map<string, number>();
  for (const path of paths.filter((name) => !/(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)/.test(name))) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    entries.set(folder, (entries.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of entries) {
    if (count <= mostEntries || growing.has(folder)) continue;
    console.error(`${folder}  ${count} entries, at most ${mostEntries}: sort them by subject`);
    faults += 1;
  }
}

/** Reports an exported type whose name another file has given to another type: a reader would take one for the other. */
function findSameName(file: ts.SourceFile, node: ts.Statement): void {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return;
  if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return;
  const { text } = node.name;
  const other = exportedTypes.get(text);
  if (other && other !== file.fileName) complain(file, node.getStart(), `${text} is the name of another type in ${other}`);
  exportedTypes.set(text, file.fileName);
}

/** Reports `list.entries()`, which Prototype.js makes a list of items, without numbers (docs/decisions/054). */
function findReplaced(file: ts.SourceFile, node: ts.Node): void {
  const called = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression : null;
  if (called?.name.text === 'entries' && called.expression.getText() !== 'Object') {
    complain(file, called.name.getStart(), 'old libraries replace entries(): count by yourself; a Map can be visited itself');
  }
  ts.forEachChild(node, (child) => findReplaced(file, child));
}

/** Reports Cyrillic in a string, a template or JSX. */
function findTexts(file: ts.SourceFile, node: ts.Node): void {
  const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  if (isText && /[а-яё]/i.test(node.text)) complain(file, node.getStart(), `a text of the screen belongs in src/text: ${node.text.trim()}`);
  ts.forEachChild(node, (child) => findTexts(file, child));
}

/**
 * Reports a browser global read at module level, which breaks importing in Node. Functions and classes run later; `typeof` and types are
 * harmless.
 */
function findBrowser(file: ts.SourceFile, node: ts.Node): void {
  if (ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isTypeNode(node) || ts.isTypeOfExpression(node)) return;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isModuleDeclaration(node) || ts.isImportDeclaration(node))
    return;
  if (ts.isIdentifier(node) && browserGlobals.has(node.text) && isRead(node)) {
    complain(file, node.getStart(), `${node.text} at module level: the kit must import in Node`);
  }
  ts.forEachChild(node, (child) => findBrowser(file, child));
}

function isRead({ parent, text }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.expression.getText() === text;
  return !ts.isPropertyAssignment(parent) && !ts.isBindingElement(parent) && !ts.isVariableDeclaration(parent);
}
