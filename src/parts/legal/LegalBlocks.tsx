import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react';
import { hasOwn } from '../../base/foreign/hasOwn';
import type { LegalPage } from '../../domain/content/legalPages';
import { useText } from '../../text/catalogue/TextContext';
import type { Lang } from '../../text/format/format';
import type { LegalText, Line, LinePiece, TextBlock } from '../../text/legal/blocks';
import { type Operator, operator } from '../../text/legal/operator';
import { keepShortWords } from '../../text/legal/shortWords';
import { Clause, Items, Paragraph, Placeholder, Section, Steps } from './LegalBlocks.styles';

/** Props of a link to another legal page. */
export interface LegalLink {
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
  onClick?(event: MouseEvent<HTMLAnchorElement>): void;
}

export interface LegalBlocksProps {
  readonly text: LegalText;
  /** Heading level within the text, 1 to 6. */
  readonly headingLevel: number;
  linkTo(page: LegalPage): LegalLink;
  /** Content for the slots of the text; nothing by default. */
  readonly places?: Partial<Record<'owners' | 'template', ReactNode>>;
  /** Headings beside their sections on wide pages. */
  readonly columns?: boolean;
}

interface SectionOf {
  readonly heading: string | null;
  readonly blocks: readonly Exclude<TextBlock, { heading: string }>[];
}

/** Renders a legal text from its data. */
export function LegalBlocks({ text, headingLevel, linkTo, places = {}, columns = false }: LegalBlocksProps) {
  const { lang } = useText();
  const words = (line: Line): ReactNode => {
    const pieces: readonly LinePiece[] = typeof line === 'string' ? [line] : line;
    return pieces.map((piece) =>
      typeof piece === 'string' ? (
        <Fragment key={piece}>{withOperator(keepShortWords(piece, lang), lang)}</Fragment>
      ) : (
        <a key={piece.text} {...linkTo(piece.page)}>
          {keepShortWords(piece.text, lang)}
        </a>
      ),
    );
  };
  const items = (lines: readonly Line[]) =>
    lines.map((line) => (
      <Paragraph as="li" key={keyOf(line)}>
        {words(line)}
      </Paragraph>
    ));

  let section = 0;
  return sectionsOf(text.blocks).map(({ heading, blocks }) => {
    if (heading !== null) section += 1;
    const isNumbered = text.isNumbered === true && heading !== null;
    let clause = 0;
    return (
      <Section key={heading ?? ''} id={heading === null ? undefined : `section-${section}`} $columns={columns}>
        {heading !== null &&
          createElement(
            `h${Math.min(6, headingLevel)}`,
            { 'data-heading': '' },
            <span>{isNumbered ? `${section}.\u00A0${heading}` : heading}</span>,
          )}
        {blocks.map((block) => {
          if (hasOwn(block, 'place')) return <div key={block.place}>{places[block.place]}</div>;
          if (hasOwn(block, 'steps')) return <Steps key={keyOf(block.steps[0])}>{items(block.steps)}</Steps>;
          if (hasOwn(block, 'list')) {
            return (
              <Items key={keyOf(block.list[0])} $indented={isNumbered && clause > 0}>
                {items(block.list)}
              </Items>
            );
          }
          const key = keyOf(block.paragraph);
          if (!isNumbered) return <Paragraph key={key}>{words(block.paragraph)}</Paragraph>;
          clause += 1;
          return (
            <Clause key={key}>
              <span>{`${section}.${clause}.`}</span>
              <Paragraph>{words(block.paragraph)}</Paragraph>
            </Clause>
          );
        })}
      </Section>
    );
  });
}

function sectionsOf(blocks: readonly TextBlock[]): SectionOf[] {
  const sections: { heading: string | null; blocks: SectionOf['blocks'][number][] }[] = [];
  for (const block of blocks) {
    if (hasOwn(block, 'heading')) sections.push({ heading: block.heading, blocks: [] });
    else if (sections.length === 0) sections.push({ heading: null, blocks: [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

const keyOf = (line: Line | undefined): string =>
  typeof line === 'string' ? line : (line ?? []).map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Fills in `{phone}` and similar places, highlighted because the data is a sample. */
function withOperator(text: string, lang: Lang): ReactNode {
  return text.split(/\{(company|address|phone|email|date)\}/).map((part, index) =>
    index % 2 === 1 ? (
      <Placeholder key={part} translate="no">
        {operator[lang][part as keyof Operator]}
      </Placeholder>
    ) : (
      part
    ),
  );
}
