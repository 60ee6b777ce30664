import { styled } from 'styled-components';
import type { AddressSuggestion } from '../../../domain/address/addressSuggestion';
import { lacksNumber, nearestNumbers, type SplitAddress } from '../../../domain/address/splitTyped';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { LiveRegion } from '../../../ui/dom/LiveRegion';

/** What the list of addresses lacks. */
export type Lack = 'text' | 'house' | 'number';

/** Returns what is missing in the answer to a typed text; null if the list may have it. */
export function lackOf(typed: SplitAddress, suggestions: readonly AddressSuggestion[]): Lack | null {
  if (suggestions.length === 0) return typed.house ? 'house' : 'text';
  return lacksNumber(typed, suggestions) ? 'number' : null;
}

/** Numbers at once. */
const nearest = 6;

const Note = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  margin-top: 6px;
  padding: 14px 16px;
  border-radius: 6px calc(14px * var(--kv-radius-factor)) 6px 6px;
  background: color-mix(in srgb, var(--kv-accent) 10%, var(--kv-bg-surface));
  > p {
    margin: 0;
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  > strong {
    font: var(--kv-type-body);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Question = styled(Button)`
  justify-self: start;
`;

const Numbers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface AddressNoteProps {
  readonly lack: Lack | null;
  readonly typed: SplitAddress;
  readonly suggestions: readonly AddressSuggestion[];
  onChoose(suggestion: AddressSuggestion): void;
  onByHand(): void;
}

/** What to do about a house that the list lacks. It stays when the field is left. */
export function AddressNote({ lack, typed, suggestions, onChoose, onByHand }: AddressNoteProps) {
  const { text } = usePublishText();
  const words = text.addressField;
  const title = lack === null ? '' : lack === 'number' ? words.noNumber(typed.houseText) : lack === 'house' ? words.noHouse : words.nothing;
  const numbers = lack === 'number' ? nearestNumbers(typed, suggestions, nearest) : [];
  const isOneStreet = new Set(numbers.map(({ address }) => address.street)).size === 1;
  return (
    <>
      <LiveRegion>{title}</LiveRegion>
      {lack === null ? (
        <Question size="s" variant="ghost" onClick={onByHand}>
          {words.byHandQuestion}
        </Question>
      ) : (
        <Note part="address-note">
          <strong>{title}</strong>
          {numbers.length > 0 && (
            <>
              <p aria-hidden="true">{words.nearest}</p>
              <Numbers aria-label={words.nearest}>
                {numbers.map((suggestion) => (
                  <li key={suggestion.value}>
                    <Button size="s" aria-label={suggestion.value} onClick={() => onChoose(suggestion)}>
                      {isOneStreet ? shortHouse(suggestion) : suggestion.address.label}
                    </Button>
                  </li>
                ))}
              </Numbers>
            </>
          )}
          <p>{words.byHandHint}</p>
          <Button size="s" onClick={onByHand}>
            {words.byHand}
          </Button>
        </Note>
      )}
    </>
  );
}

/** '26, к. 1': the label without its street. */
function shortHouse({ address: { label, street } }: AddressSuggestion): string {
  return label.slice(label.lastIndexOf(`${street}, `) + street.length + 2);
}
