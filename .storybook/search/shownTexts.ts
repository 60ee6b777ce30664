import ts from 'typescript';

/** What a story is given instead of what it shows: its data. */
const given = new Set(['network', 'args']);

/** Returns the texts of a story's source that it may look for on the screen: literals, without comments and without its data. */
export function shownTexts(source: string): string[] {
  return textsIn(ts.createSourceFile('story.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)).texts;
}

/** Returns the texts below a node, and the names that it uses. */
export function textsIn(root: ts.Node): { texts: string[]; names: string[] } {
  const texts: string[] = [];
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && given.has(node.name.getText())) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    } else if (ts.isRegularExpressionLiteral(node)) texts.push(node.text.replaceAll('\\', ''));
    else if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return { texts, names };
}
