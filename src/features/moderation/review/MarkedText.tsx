import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import type { Remark } from './numberedHints';

const Words = styled.p`
  margin: 0;
  max-width: 44em;
  font: var(--kv-type-body);
  line-height: calc(26 * var(--kv-px));
  white-space: pre-line;
  overflow-wrap: anywhere;
  > mark {
    padding: 1px 2px;
    border-radius: 2px;
    background: var(--look-soft);
    color: inherit;
    box-shadow: inset 0 -2px 0 var(--kv-warning);
    box-decoration-break: clone;
  }
  sup {
    padding-inline-start: 2px;
    font: var(--kv-type-micro);
    font-weight: 600;
    line-height: 0;
    color: var(--kv-warning);
    vertical-align: 4px;
  }
`;

export interface MarkedTextProps {
  readonly text: string;
  readonly remarks: readonly Remark[];
}

/** The owner's text with the places that the remarks are about. Places that overlap are marked once, by the first. */
export function MarkedText({ text, remarks }: MarkedTextProps) {
  const { text: moderationPageText } = useModerationPageText();
  const places = remarks
    .flatMap(({ number, hint }) => (hint.range ? [{ number, ...hint.range }] : []))
    .toSorted((a, b) => a.start - b.start);
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const { number, start, end } of places) {
    if (start < done || end > text.length) continue;
    pieces.push(
      text.slice(done, start),
      <mark key={start}>
        {text.slice(start, end)}
        <sup aria-hidden="true">{number}</sup>
        <VisuallyHidden> ({moderationPageText.remarks.mark(number)})</VisuallyHidden>
      </mark>,
    );
    done = end;
  }
  return <Words dir="auto">{[...pieces, text.slice(done)]}</Words>;
}
