import { createElement, useState } from 'react';
import { styled } from 'styled-components';
import { useListingText } from '../../../../text/listing/useListingText';
import { Button } from '../../../../ui/buttons/Button';

/** Characters; longer texts, about a phone screen, are folded. */
const longText = 1200;

const Words = styled.div<{ $isFolded: boolean }>`
  max-width: 36em;
  font: 400 calc(18 * var(--kv-px)) / calc(28 * var(--kv-px)) var(--kv-font);
  overflow-wrap: anywhere;
  > p {
    white-space: pre-line;
  }
  > p + p {
    margin-top: 14px;
  }
  @container kv (width <= 720px) {
    font: var(--kv-type-body);
  }
  ${({ $isFolded }) =>
    $isFolded &&
    `max-height: 12lh;
  overflow: hidden;
  mask-image: linear-gradient(#000 calc(100% - 3lh), transparent);`}
  @media print {
    max-height: none;
    mask-image: none;
  }
`;

const Toggle = styled.div`
  margin-top: 14px;
  @media print {
    display: none;
  }
`;

export interface DescriptionProps {
  /** The owner's plain text; paragraphs and line breaks are preserved, markup is not interpreted. */
  readonly text: string;
  readonly headingLevel: number;
}

/** 'Дополнительные сведения' (§2). Very long texts are folded visually only; screen readers get all of it. */
export function Description({ text, headingLevel }: DescriptionProps) {
  const { text: listingText } = useListingText();
  const [isOpen, setOpen] = useState(false);
  const paragraphs = text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  const isLong = text.length > longText;
  return (
    <section part="section">
      {createElement(`h${headingLevel}`, null, listingText.page.more)}
      <Words $isFolded={isLong && !isOpen} data-state={isLong && !isOpen ? 'closed' : 'open'}>
        {paragraphs.map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </Words>
      {isLong && (
        <Toggle>
          <Button variant="soft" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? listingText.page.lessText : listingText.page.moreText}
          </Button>
        </Toggle>
      )}
    </section>
  );
}
