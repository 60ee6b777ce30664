import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { firstQuestions } from '../../../domain/chat/firstQuestions';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useChatQuestionsText } from '../../../text/chat/questions/useChatQuestionsText';
import { Button } from '../../../ui/buttons/Button';
import { scrollByKeys } from '../../../ui/dom/scrollByKeys';

export interface FirstQuestionsProps {
  readonly listing: ListingDetails;
  readonly field: RefObject<HTMLElement | null>;
  onChoose(text: string): void;
}

/** What a buyer may ask first, for the field of the message. Lazy-loaded. */
export function FirstQuestions({ listing, field, onChoose }: FirstQuestionsProps) {
  const { text } = useChatQuestionsText();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const above = list.current?.previousElementSibling as HTMLElement | null | undefined;
    if (!above) return undefined;
    const sizes = new ResizeObserver(() => scrollByKeys(above));
    sizes.observe(above);
    return () => {
      sizes.disconnect();
      // The messages that come in its place scroll by themselves.
      above.removeAttribute('tabindex');
    };
  }, []);
  return (
    <List ref={list} aria-label={text.heading}>
      {firstQuestions(listing).map((question) => (
        <li key={question}>
          <Button
            size="s"
            onClick={() => {
              onChoose(text.begin(text.questions[question]));
              field.current?.focus();
            }}
          >
            {text.questions[question]}
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  /* On a low window the field comes first. */
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 0;
  margin: 0;
  padding: 4px 16px 12px;
  overflow-y: auto;
  list-style: none;
  /* What stands above gives its room. */
  div:has(+ &) {
    overflow-y: auto;
  }
  @container kv-thread (width < 440px) {
    padding-inline: 12px;
    div:has(+ &) > [part='state'] {
      padding-block: 16px;
      > :first-child {
        display: none;
      }
    }
  }
`;
