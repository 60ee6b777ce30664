import { useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { styled } from 'styled-components';
import type { AddressSuggestion } from '../../../domain/address/addressSuggestion';
import { splitTyped } from '../../../domain/address/splitTyped';
import { isPlace } from '../../../domain/map/coordinates';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Combobox, type ComboboxMessage } from '../../../ui/combobox/Combobox';
import { ErrorText } from '../../../ui/fields/field';
import { useFormField } from '../fields/useFormField';
import type { FormValues } from '../form/formValues';
import { usePublishContext } from '../form/publishContext';
import { AddressNote, lackOf } from './AddressNote';
import { suggestionFailure } from './suggestionFailure';
import { typedAddress } from './typedAddress';
import { useSuggestions } from './useSuggestions';

/** px (§9) */
const listHeight = 220;

const Root = styled.div`
  display: grid;
  gap: 6px;
`;

/** An address from a service: typing asks for suggestions, and only a suggestion counts (§5, §9). */
export function AddressField() {
  const { text: publishText } = usePublishText();
  const words = publishText.addressField;
  const { draft } = usePublishContext();
  const form = useForm<FormValues>();
  const { id, value, error, onChange, onFocus, onBlur } = useFormField('address');
  const input = useRef<HTMLInputElement>(null);
  const [text, showText] = useState(draft.addressText);
  /** What is asked for: nothing until the visitor types. */
  const [query, setQuery] = useState('');
  /** Chosen without a press; its full text is shown when the focus leaves. */
  const [guess, setGuess] = useState<AddressSuggestion | null>(null);

  const setText = (next: string) => {
    draft.addressText = next;
    showText(next);
  };
  const take = ({ address, house: _house }: AddressSuggestion) => {
    const { street, houseNumber, corpus, building, district, latitude, longitude } = address;
    onChange({ street, houseNumber, corpus, building, district, latitude, longitude });
  };
  const { load: found, isSettled } = useSuggestions(query, (only) => {
    take(only);
    setGuess(only);
  });
  const items = found.status === 'ready' ? found.value : found.status === 'loading' ? (found.stale ?? none) : none;

  let message: ComboboxMessage | null = null;
  if (found.status === 'failed') message = { tone: 'danger', text: suggestionFailure(found.error, words.failures) };
  else if (found.status === 'loading' && items.length === 0) message = { tone: 'quiet', text: words.searching };

  const typed = splitTyped(text);
  const hasAnswer = value === null && text.trim() !== '' && isSettled && found.status !== 'loading';
  const lack = hasAnswer && found.status === 'ready' ? lackOf(typed, items) : null;

  const type = (next: string) => {
    setText(next);
    setQuery(next);
    setGuess(null);
    // What is typed is another address than the chosen one.
    if (value !== null) onChange(null);
  };
  const choose = (suggestion: AddressSuggestion) => {
    take(suggestion);
    setGuess(null);
    const isHouse = suggestion.address.houseNumber !== '';
    setText(isHouse ? suggestion.value : `${suggestion.value}, `);
    // A street alone continues to its houses.
    setQuery(isHouse ? '' : `${suggestion.value}, `);
  };

  const chooseNumber = (suggestion: AddressSuggestion) => {
    choose(suggestion);
    // The pressed button is about to go.
    input.current?.focus();
  };
  const placeByHand = () => {
    draft.mapCentre = items.map(({ address: { latitude, longitude } }) => ({ latitude, longitude })).find(isPlace);
    // A street that the list has is written as there.
    const [street, ...others] = new Set(items.map(({ address }) => address.street));
    onChange({ ...typedAddress(typed), ...(lack === 'number' && street && others.length === 0 && { street }) });
    // Nothing is wrong yet with what is about to be filled in.
    form.resetFieldState('address');
  };

  return (
    <Root
      onFocus={onFocus}
      onBlur={() => {
        if (guess) {
          setText(guess.value);
          setGuess(null);
        }
        onBlur();
      }}
    >
      <Combobox<AddressSuggestion>
        ref={input}
        id={id}
        part="field"
        label={publishText.fields.address}
        placeholder={words.placeholder}
        listLabel={words.list}
        maxListHeight={listHeight}
        items={lack === 'number' ? none : items}
        itemKey={(suggestion) => suggestion.value}
        renderItem={(suggestion) => suggestion.value}
        selected={none}
        renderChip={() => null}
        removeLabel={() => ''}
        onSelect={choose}
        onRemove={() => {}}
        keepsText
        inputValue={text}
        onInputChange={type}
        message={message}
        isInvalid={error !== undefined}
        describedBy={error ? `${id}-note` : undefined}
      />
      {error && <ErrorText id={`${id}-note`}>{error}</ErrorText>}
      {hasAnswer && <AddressNote {...{ lack, typed }} suggestions={items} onChoose={chooseNumber} onByHand={placeByHand} />}
    </Root>
  );
}

const none: readonly AddressSuggestion[] = [];
