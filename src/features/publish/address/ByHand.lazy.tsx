import { type FocusEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { styled } from 'styled-components';
import { addressLabel } from '../../../domain/address/addressLabel';
import { formLimits } from '../../../domain/listing/form/formLimits';
import type { FormAddress } from '../../../domain/listing/form/listingForm';
import { isInCity } from '../../../domain/map/cityBounds';
import { type Coordinates, isPlace } from '../../../domain/map/coordinates';
import { sixDecimals } from '../../../domain/map/geo';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { ErrorText } from '../../../ui/fields/field';
import { TextField } from '../../../ui/fields/TextField';
import { useFormField } from '../fields/useFormField';
import type { FormValues } from '../form/formValues';
import { usePublishContext } from '../form/publishContext';
import { PinMap } from './PinMap';
import { typedAddress } from './typedAddress';

const Root = styled.div`
  display: grid;
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  > p {
    flex: 1 1 260px;
    margin: 0;
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) repeat(3, minmax(0, 1fr));
  gap: 12px;
  align-items: start;
  @container kv (width < 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Hint = styled.p`
  margin: 0;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
`;

const nothing = typedAddress({ street: '', house: null, houseText: '' });

/** An address that the list lacks: its parts are typed, its place is set on a map (D67). */
export function ByHand() {
  const { text } = usePublishText();
  const words = text.addressField.hand;
  const { draft } = usePublishContext();
  const form = useForm<FormValues>();
  const { id, value, error, onChange, onFocus, onBlur } = useFormField('address');
  const address = value ?? nothing;
  const { street, houseNumber, corpus, building, latitude, longitude } = address;
  const at = { latitude, longitude };
  const pin = isPlace(at) ? at : null;
  const first = useRef<HTMLInputElement>(null);
  const house = useRef<HTMLInputElement>(null);
  // The pressed button has gone. A form that begins with such an address takes no focus.
  const isPressed = useRef(pin === null);
  useEffect(() => {
    // The field itself may get its value after this effect.
    if (isPressed.current) (form.getState().values.address?.street ? house : first).current?.focus();
  }, [form]);

  const change = (part: Partial<FormAddress>) => {
    const next = { ...address, ...part, isByHand: true };
    const parts = { corpus: next.corpus ?? '', building: next.building ?? '' };
    draft.addressText = addressLabel({ settlement: '', street: next.street, houseNumber: next.houseNumber, ...parts });
    onChange(next);
  };
  const place = (pressed: Coordinates) => {
    change({ latitude: sixDecimals(pressed.latitude), longitude: sixDecimals(pressed.longitude) });
    // What is wrong with the place is said at once.
    onBlur();
  };
  const lacksPlace = error !== undefined && (!pin || !isInCity(pin));
  const note = error ? `${id}-note` : undefined;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) onBlur();
  };
  return (
    <Root onFocus={onFocus} onBlur={leave}>
      <Head>
        <p>{words.note}</p>
        <Button size="s" variant="ghost" icon="search" onClick={() => onChange(null)}>
          {words.back}
        </Button>
      </Head>
      <Parts>
        <TextField
          ref={first}
          id={id}
          part="field"
          label={words.street}
          value={street}
          maxLength={formLimits.address.street}
          isInvalid={error !== undefined && street.trim() === ''}
          autoComplete="off"
          onChange={(next) => change({ street: next })}
        />
        <TextField
          ref={house}
          part="field"
          label={words.house}
          value={houseNumber}
          maxLength={formLimits.address.part}
          isInvalid={error !== undefined && houseNumber.trim() === ''}
          autoComplete="off"
          onChange={(next) => change({ houseNumber: next })}
        />
        <TextField
          part="field"
          label={words.corpus}
          value={corpus ?? ''}
          maxLength={formLimits.address.part}
          autoComplete="off"
          onChange={(next) => change({ corpus: next || null })}
        />
        <TextField
          part="field"
          label={words.building}
          value={building ?? ''}
          maxLength={formLimits.address.part}
          autoComplete="off"
          onChange={(next) => change({ building: next || null })}
        />
      </Parts>
      <Hint>{pin && !lacksPlace ? words.placed : words.hint}</Hint>
      <PinMap pin={pin} centre={draft.mapCentre} isInvalid={lacksPlace} describedBy={note} onPlace={place} />
      <LiveRegion>{pin && !lacksPlace ? words.placed : ''}</LiveRegion>
      {error && <ErrorText id={note}>{error}</ErrorText>}
    </Root>
  );
}
