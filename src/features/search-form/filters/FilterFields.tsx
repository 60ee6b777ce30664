import type { ApiError } from '../../../api/client/errors';
import type { Load } from '../../../base/load';
import type { EnumOption } from '../../../domain/enumerations';
import { realtyTypes, roomOptions } from '../../../domain/enumerations';
import { advancedFields, type FilterFlag, filterFields } from '../../../domain/search/fields';
import type { FieldOfKind } from '../../../domain/search/filters';
import { costOfOther, isRangeKey } from '../../../domain/search/filters';
import { isFixed } from '../../../domain/search/fixedFilters';
import type { MetroRegister } from '../../../state/search/metroRegister';
import { useFilterText } from '../../../text/filters/useFilterText';
import { ChipGroup } from '../../../ui/fields/ChipGroup';
import { ChoiceChips } from '../../../ui/fields/ChoiceChips';
import { Fieldset, Legend } from '../../../ui/fields/choice';
import { DealField } from '../DealField';
import { MetroField } from '../metro/MetroField';
import { PriceInputs } from '../price/PriceInputs';
import type { SearchFormModel } from '../useSearchForm';
import { Cell, Lead } from './FiltersDialog.styles';
import { FlagFields } from './FlagFields';
import { MetroMinutesField } from './MetroMinutesField';
import { RangeField } from './RangeField';

interface ListFieldProps {
  readonly form: SearchFormModel;
  readonly list: Extract<(typeof advancedFields)[number], FieldOfKind<'list'>>;
}

/** Multiple choice among the options of an enumeration. Renders nothing when the page has fixed it. */
function ListField({ form, list }: ListFieldProps) {
  const { text } = useFilterText();
  const { name } = filterFields[list];
  if (isFixed(form.fixed, name)) return null;
  const options: readonly EnumOption[] = filterFields[list].options;
  const labels: Readonly<Record<string, string>> = text[`${list}Option` as const];
  return (
    <Cell>
      <ChipGroup
        legend={text[list]}
        value={form.draft[name]}
        options={options.map(({ key, wire }) => ({ value: key, label: labels[key] ?? wire }))}
        onChange={(chosen) => form.change({ [name]: chosen })}
      />
    </Cell>
  );
}

export interface FilterFieldsProps {
  readonly form: SearchFormModel;
  readonly stations: Load<MetroRegister, ApiError>;
  onStationsWanted(): void;
}

/** Every filter of §3, in the order of the design, without those fixed by the page. */
export function FilterFields({ form, stations, onStationsWanted }: FilterFieldsProps) {
  const { common, text } = useFilterText();
  const { draft, fixed } = form;
  return (
    <>
      <Lead>
        {!isFixed(fixed, 'tradeType') && <DealField form={form} isOpen />}
        {!isFixed(fixed, 'realtyType') && (
          <Cell>
            <ChoiceChips
              legend={common.form.realty}
              value={draft.realtyType}
              options={realtyTypes.map(({ key }) => ({ value: key, label: common.form.realtyOption[key] }))}
              onChange={(realtyType) => realtyType && form.change({ realtyType })}
            />
          </Cell>
        )}
      </Lead>
      {!isFixed(fixed, 'rooms') && (
        <Cell>
          <ChipGroup
            legend={text.rooms}
            value={draft.rooms}
            options={roomOptions.map(({ key }) => ({ value: key, label: common.form.roomsOption(key) }))}
            onChange={(rooms) => form.change({ rooms })}
          />
        </Cell>
      )}
      {!isFixed(fixed, 'priceMin') && (
        <Cell>
          <Fieldset>
            <Legend>{text.price}</Legend>
            <PriceInputs form={form} isRow />
          </Fieldset>
        </Cell>
      )}
      {!isFixed(fixed, 'metro') && (
        <Cell>
          <MetroField form={form} stations={stations} onWanted={onStationsWanted} hideLabel={false} />
        </Cell>
      )}
      {advancedFields.map((key) => {
        if (key === 'flag' || key === costOfOther(draft.tradeType)) return null;
        if (key === 'metroMinutes') return <MetroMinutesField key={key} form={form} />;
        if (isRangeKey(key)) return <RangeField key={key} form={form} range={key} />;
        return <ListField key={key} form={form} list={key} />;
      })}
      <Cell $wide>
        <FlagFields
          form={form}
          legend={text.more}
          // A deposit belongs to a rent; a sale shows it only to take it away again.
          flags={draft.tradeType === 'rent' || draft.flags.includes('no_deposit') ? [...more, 'no_deposit'] : more}
        />
      </Cell>
      {draft.tradeType === 'rent' && (
        <>
          <Cell $wide>
            <FlagFields form={form} legend={text.amenities} flags={amenities} />
          </Cell>
          <Cell $wide>
            <FlagFields form={form} legend={text.conditions} flags={conditions} />
          </Cell>
        </>
      )}
    </>
  );
}

const more: readonly FilterFlag[] = ['has_balcony', 'has_loggia', 'has_furniture', 'no_commission'];
const amenities: readonly FilterFlag[] = [
  'has_refrigerator',
  'has_washing_machine',
  'has_dishwasher',
  'has_tv',
  'has_air_conditioning',
  'has_internet',
  'has_garbage_chute',
];
const conditions: readonly FilterFlag[] = ['kids_allowed', 'animals_allowed'];
