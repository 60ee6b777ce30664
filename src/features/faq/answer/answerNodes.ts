import { createElement, Fragment, type ReactNode } from 'react';
import { allowedTags, droppedTags } from './answerTags';

/** Renders a link around its content. */
export type DrawLink = (href: string, children: ReactNode, key: number) => ReactNode;

/** Tags around a node, some of which must not contain some others. */
interface Around {
  readonly isInParagraph: boolean;
  readonly isInLink: boolean;
  readonly isInList: boolean;
  readonly depth: number;
}

/** Deeper than any real text; deeper nodes show as text. */
const maxDepth = 40;

const outside: Around = { isInParagraph: false, isInLink: false, isInList: false, depth: 0 };

/**
 * Returns the content of parsed nodes as React elements: known tags without any attribute, and links. Nothing is ever passed on as HTML, so
 * whatever a parser lets through cannot run here.
 */
export function answerNodes(parsed: Node, link: DrawLink, around = outside): ReactNode[] {
  return [...parsed.childNodes].map((node, key) => drawn(node, key, link, around));
}

function drawn(node: Node, key: number, link: DrawLink, around: Around): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.nodeValue ?? '';
    // Lists may only contain items.
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

/** Nodes belong to another document, so `instanceof` does not work. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
