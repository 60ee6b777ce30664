import { type FormEvent, type KeyboardEvent, memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { graphemes } from '../../../base/graphemes';
import { chatLimits } from '../../../domain/chat/chatLimits';
import { isMessageLength, tidyMessage } from '../../../domain/chat/tidyMessage';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useChatText } from '../../../text/chat/useChatText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { focusedIn } from '../../../ui/dom/focusedIn';
import { hasLostFocus } from '../../../ui/dom/hasLostFocus';
import { useLazy } from '../../../ui/hooks/useLazy';
import { useMedia } from '../../../ui/hooks/useMedia';
import { chatIcons } from '../chatIcons';
import { Compose } from './Composer.styles';
import { useDraft } from './useDraft';

export interface ComposerProps {
  /** Names the chat: each has its own draft. */
  readonly place: string;
  readonly takesFocus: boolean;
  /** The listing that the first message will be about; null after it. */
  readonly about: ListingDetails | null;
  /** Returns false if it cannot be sent yet: the text stays. */
  onSend(text: string): boolean;
}

const fetchQuestions = () => import('./FirstQuestions').then(({ FirstQuestions }) => FirstQuestions);

/** The field of a message: Enter sends, Shift + Enter begins a line; where a finger types, Enter begins a line and the button sends. */
export const Composer = memo(function Composer({ place, takesFocus, about, onSend }: ComposerProps) {
  const { text: chatText, format } = useChatText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  const [draft, setText] = useDraft(place);
  const text = draft ?? '';
  const { value: FirstQuestions } = useLazy(fetchQuestions, about);
  const [problem, setProblem] = useState<string | null>(null);
  const count = lengthOf(text);
  const excess = count - chatLimits.message;
  const isLong = count > chatLimits.message - chatLimits.counterFrom;
  const error = excess > 0 ? chatText.tooLong(excess) : problem;

  useEffect(() => {
    const frame = frameOf(field.current);
    // It may come back hours later, when the listing is published again: who works elsewhere stays there.
    if (takesFocus && !isTouch && frame && hasLostFocus(frame)) field.current?.focus({ preventScroll: true });
  }, [takesFocus, isTouch]);
  // While it is still in the page: a refusal that takes its place leaves the focus in the thread.
  useLayoutEffect(() => {
    const { current } = field;
    return () => {
      if (current?.form?.contains(focusedIn(current.ownerDocument))) frameOf(current)?.focus({ preventScroll: true });
    };
  }, []);
  const type = (next: string) => {
    setProblem(null);
    setText(next);
  };
  const send = () => {
    // The schema of the server has the same rule; this checks it without the library of schemas.
    const message = tidyMessage(text);
    if (message === '' || !isMessageLength(message)) {
      setProblem(message === '' ? chatText.problems.message.required : chatText.tooLong(Math.max(1, excess)));
      field.current?.focus();
      return;
    }
    if (!onSend(message)) return setProblem(chatText.sendFailed);
    type('');
    field.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isTouch || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {FirstQuestions && about && draft === '' && <FirstQuestions listing={about} field={field} onChoose={type} />}
      <Compose
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder={chatText.compose}
          aria-label={chatText.compose}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={pressed}
        />
        <IconButton type="submit" variant="primary" size="l" icon={chatIcons.send} label={chatText.send} disabled={excess > 0} />
        {(error !== null || isLong) && (
          <p>
            <span id={`${id}-error`} role="alert">
              {error}
            </span>
            {isLong && <span>{chatText.length(format.number(count), format.number(chatLimits.message))}</span>}
          </p>
        )}
      </Compose>
    </>
  );
});

/** The thread around the field. */
const frameOf = (field: HTMLElement | null) => field?.closest<HTMLElement>('[part=thread]');

/** Returns the length of what would be sent, as people count. Counting is slow, and most messages are far from the limit. */
function lengthOf(typed: string): number {
  if (typed.length <= chatLimits.message - chatLimits.counterFrom) return typed.length;
  return graphemes(tidyMessage(typed)).length;
}
