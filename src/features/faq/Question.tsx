import { createElement, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { FaqQuestion } from '../../domain/content/faq';
import { useHomeText } from '../../text/home/useHomeText';
import { homeIcons } from '../../ui/icons/homeIcons';
import { Icon } from '../../ui/icons/Icon';
import { Answer } from './answer/Answer';
import type { ParseAnswer } from './answer/answerParser';
import { Item } from './Faq.styles';

export interface QuestionProps {
  readonly question: FaqQuestion;
  readonly headingLevel: number;
  readonly parse: ParseAnswer;
  onLink(url: string): boolean;
}

const Toggle = styled.button`
  position: relative;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  width: 100%;
  padding: 18px 0;
  border-radius: var(--kv-radius-tight);
  background: none;
  color: inherit;
  font: var(--kv-type-title);
  font-size: calc(17 * var(--kv-px));
  line-height: calc(24 * var(--kv-px));
  text-align: start;
  cursor: pointer;
  transition: color var(--kv-duration-fast);
  > svg {
    margin-top: 2px;
    color: var(--kv-text-muted);
  }
  &:hover {
    color: var(--kv-text-accent);
  }
  /* Around its words: at the edge of the box it would cross the answer and the lines between questions. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
    &::after {
      content: '';
      position: absolute;
      inset: 8px -6px;
      border-radius: inherit;
      outline: 2px solid var(--kv-focus);
      outline-offset: -2px;
      pointer-events: none;
    }
  }
`;

/** A question whose answer expands below it; others stay as they are. */
export function Question({ question: { question, answerHtml }, headingLevel, parse, onLink }: QuestionProps) {
  const { text } = useHomeText();
  const answerId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Item>
      {createElement(
        `h${headingLevel}`,
        null,
        <Toggle part="question" type="button" aria-expanded={isOpen} aria-controls={answerId} onClick={() => setOpen(!isOpen)}>
          <span dir="auto">{question}</span>
          <Icon name={isOpen ? homeIcons.minus : homeIcons.plus} />
        </Toggle>,
      )}
      <div id={answerId} part="answer" hidden={!isOpen}>
        {isOpen && <Answer html={answerHtml} parse={parse} instead={text.faq.noAnswer} onLink={onLink} />}
      </div>
    </Item>
  );
}
