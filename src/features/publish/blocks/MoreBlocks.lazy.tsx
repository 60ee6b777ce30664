import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  optionByKey,
  ownerTypes,
  rentalFeatures,
  repairTypes,
  roomOptions,
  type TradeType,
} from '../../../domain/enumerations';
import type { ListingSection } from '../../../domain/listing/fields';
import { formLimits } from '../../../domain/listing/form/formLimits';
import { payers, rentalConditions } from '../../../domain/listing/form/rentalOptions';
import { usePublishText } from '../../../text/publish/usePublishText';
import { ChipGroup } from '../../../ui/fields/ChipGroup';
import { ErrorText } from '../../../ui/fields/field';
import { Select } from '../../../ui/fields/Select';
import { TextArea } from '../../../ui/fields/TextArea';
import { CoachNotes } from '../coach/CoachSlot';
import { ChoiceField } from '../fields/ChoiceField';
import { errorAria } from '../fields/errorAria';
import { FirstPayment } from '../fields/FirstPayment';
import { FlagField } from '../fields/FlagField';
import { FurnitureField } from '../fields/FurnitureField';
import { NumberInput } from '../fields/NumberInput';
import { Optional } from '../fields/Optional';
import { PricePerMetre } from '../fields/PricePerMetre';
import { useFormField } from '../fields/useFormField';
import { Checks, Marked, Row } from '../Publish.styles';
import { PhotosField } from '../photos/PhotosField';

/** What follows the address: the sections with most fields, loaded while the address is being found. */
export const moreContents: Partial<Readonly<Record<ListingSection, () => ReactNode>>> = {
  flat: Flat,
  photos: PhotosField,
  repair: Repair,
  amenities: Amenities,
  description: Description,
  price: Price,
  terms: Terms,
  contacts: Contacts,
};

/** The deal, which decides what is asked for. */
export function useTradeType(): TradeType | null {
  return useField<TradeType | null>('tradeType', { subscription: { value: true }, allowNull: true }).input.value;
}

function Flat() {
  const { text, common } = usePublishText();
  const { error, value: buildingType, onChange, ...building } = useFormField('buildingType');
  const options = [
    { value: '', label: text.buildingUnknown },
    ...buildingTypes.map(({ key }) => ({ value: key, label: common.listing.buildingOption[key] })),
  ];
  return (
    <>
      <Row $columns={2}>
        <NumberInput name="yearBuilt" isPlain maxDigits={4} isOptional />
        <Optional note={text.optional}>
          <Select
            {...building}
            {...errorAria(building.id, error)}
            variant="field"
            label={text.fields.buildingType}
            value={buildingType ?? ''}
            options={options}
            onChange={(value) => onChange(buildingTypes.find(({ key }) => key === value)?.key ?? null)}
          />
          {error && <ErrorText id={`${building.id}-note`}>{error}</ErrorText>}
        </Optional>
      </Row>
      <CoachNotes fields={['yearBuilt']} />
      <ChoiceField name="rooms" options={roomOptions} labels={(key) => common.form.roomsOption(key)} />
      <Row $columns={3}>
        <NumberInput name="area" isPlain decimals={2} maxDigits={5} suffix={text.metreUnit} />
        <NumberInput name="floor" isPlain maxDigits={4} />
        <NumberInput name="floors" isPlain maxDigits={4} />
      </Row>
      <CoachNotes fields={['floor', 'floors']} />
      <Checks>
        <FlagField name="hasBalcony" />
        <FlagField name="hasLoggia" />
        <FlagField name="hasElevator" />
      </Checks>
    </>
  );
}

function Repair() {
  const { text, common } = usePublishText();
  return (
    <>
      <ChoiceField name="repairType" options={repairTypes} labels={(key) => common.listing.repairOption[key]} isOptional />
      <Row $columns={2}>
        <FurnitureField />
        <ChoiceField name="bathroomType" options={bathroomTypes} labels={(key) => text.bathroom[key]} isOptional />
      </Row>
      <Checks>
        <FlagField name="hasCourtyardView" />
        <FlagField name="hasStreetView" />
      </Checks>
    </>
  );
}

function Amenities() {
  const { text } = usePublishText();
  const features = useFormField('features');
  const conditions = useFormField('conditions');
  return (
    <>
      <ChipGroup
        id={features.id}
        error={features.error}
        legend={text.fields.features}
        options={rentalFeatures.map(({ key }) => ({ value: key, label: text.feature[key] }))}
        value={features.value}
        onChange={features.onChange}
        part="field"
      />
      <ChipGroup
        id={conditions.id}
        error={conditions.error}
        legend={text.fields.conditions}
        options={rentalConditions.map(({ key }) => ({ value: key, label: text.condition[key] }))}
        value={conditions.value}
        onChange={conditions.onChange}
        part="field"
      />
    </>
  );
}

function Description() {
  const { text } = usePublishText();
  const field = useFormField('description');
  return (
    <Marked>
      <TextArea
        {...field}
        label={text.fields.description}
        placeholder={text.descriptionPlaceholder}
        limit={formLimits.description}
        isSoft
        sayLeft={text.charactersLeft}
        part="field"
      />
      <CoachNotes fields={['description']} />
    </Marked>
  );
}

function Price() {
  const { text } = usePublishText();
  const isRent = useTradeType() === 'rent';
  return (
    <>
      <Row $columns={2}>
        <NumberInput name="price" label={isRent ? text.rentPrice : undefined} suffix="₽" />
        <PricePerMetre />
      </Row>
      <CoachNotes fields={['price']} />
    </>
  );
}

function Terms() {
  const { text } = usePublishText();
  const isRent = useTradeType() === 'rent';
  return (
    <>
      {isRent && (
        <Row $columns={2}>
          <ChoiceField name="countersPayer" options={payers} labels={(key) => text.counters[key]} isOptional />
          <ChoiceField name="communalPayer" options={payers} labels={(key) => text.communal[key]} isOptional />
        </Row>
      )}
      <Row $columns={2}>
        {isRent && <NumberInput name="deposit" suffix="₽" isOptional />}
        <NumberInput name="commission" suffix="₽" isOptional />
      </Row>
      {isRent && (
        <Row $columns={2}>
          <FirstPayment />
        </Row>
      )}
    </>
  );
}

/** What most owners want comes first. */
const methods = (['callsAndMessages', 'calls', 'messages'] as const).map((key) => optionByKey(communicationMethods, key));

function Contacts() {
  const { text, common } = usePublishText();
  return (
    <>
      <ChoiceField name="ownerType" options={ownerTypes} labels={(key) => common.listing.owner[key]} />
      <ChoiceField name="communicationMethod" options={methods} labels={(key) => text.communication[key]} />
    </>
  );
}
