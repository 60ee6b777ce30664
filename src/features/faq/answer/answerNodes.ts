import { createElement, Fragment, type ReactNode } from 'react';
import { allowedTags, droppedTags } from './answerTags';

/** Draws a link with what stands in it. */
export type DrawLink = (href: string, children: ReactNode, key: number) => ReactNode;

/** What stands around a node: some tags must not stand in some others. */
interface Around {
  readonly isInParagraph: boolean;
  readonly isInLink: boolean;
  readonly isInList: boolean;
  readonly depth: number;
}

/** Deeper than any text is meant; what is deeper shows as text. */
const maxDepth = 40;

const outside: Around = { isInParagraph: false, isInLink: false, isInList: false, depth: 0 };

/**
 * The content of parsed nodes as elements of the view: known tags without any attribute, and links. Nothing is ever handed on as HTML, so what a
 * parser lets through cannot come to life here.
 */
export function answerNodes(parsed: Node, link: DrawLink, around = outside): ReactNode[] {
  return [...parsed.childNodes].map((node, key) => drawn(node, key, link, around));
}

function drawn(node: Node, key: number, link: DrawLink, around: Around): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.nodeValue ?? '';
    // Only items stand in a list.
    if (around.isInList) return text.trim() === '' ? null : createElement('li', { key }, text);
    return text;
  }
  if (!isElement(node) || node.namespaceURI !== xhtml || droppedTags.has(node.localName)) return null;
  if (around.depth >= maxDepth) return node.textContent;
  const tag = node.localName;
  const { isInParagraph, isInLink, isInList } = around;
  const isList = tag === 'ul' || tag === 'ol';
  if (isInList && tag !== 'li') return createElement('li', { key }, drawn(node, key, link, { ...around, isInList: false }));

  const inside: Around = {
    isInParagraph: isInParagraph || tag === 'p',
    isInLink: isInLink || tag === 'a',
    isInList: isList && !isInParagraph,
    depth: around.depth + 1,
  };
  const children = () => answerNodes(node, link, inside);
  if (tag === 'br') return createElement('br', { key });
  if (tag === 'a' && !isInLink) return link(node.getAttribute('href') ?? '', children(), key);
  const isMisplaced = tag === 'a' || (tag === 'li' && !isInList) || (isInParagraph && (tag === 'p' || isList)) || !allowedTags.has(tag);
  return isMisplaced ? createElement(Fragment, { key }, children()) : createElement(tag, { key }, children());
}

const xhtml = 'http://www.w3.org/1999/xhtml';

/** Nodes are of another document, whose classes are not ours. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
