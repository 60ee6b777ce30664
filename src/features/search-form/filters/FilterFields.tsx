import { bathroomTypes, buildingTypes, repairTypes, roomOptions } from '../../../domain/enumerations';
import { limits } from '../../../domain/limits';
import { sortRooms } from '../../../domain/listing/rooms';
import { isFixed } from '../../../domain/search/fixedFilters';
import { useFilterText } from '../../../text/filters/useFilterText';
import { ChipGroup } from '../../../ui/fields/ChipGroup';
import { Fieldset, Legend } from '../../../ui/fields/choice';
import type { FiltersFieldProps } from '../FiltersField';
import { MetroField } from '../MetroField';
import { PriceInputs } from '../PriceInputs';
import { RangeInputs } from '../RangeInputs';
import { Cell } from './FiltersDialog.styles';
import { FlagFields } from './FlagFields';

/** Every filter of §3, in the order of the design; what the page has fixed is left out. */
export function FilterFields({ form, stations, onStationsWanted }: FiltersFieldProps) {
  const { t, f } = useFilterText();
  const { draft, fixed, problems, change } = form;
  return (
    <>
      {!isFixed(fixed, 'rooms') && (
        <Cell>
          <ChipGroup
            legend={f.rooms}
            value={draft.rooms}
            options={roomOptions.map(({ key }) => ({ value: key, label: t.form.roomsOption(key) }))}
            onChange={(rooms) => change({ rooms: sortRooms(rooms) })}
          />
        </Cell>
      )}
      {!isFixed(fixed, 'priceMin') && (
        <Cell>
          <Fieldset>
            <Legend>{f.price}</Legend>
            <PriceInputs form={form} isRow />
          </Fieldset>
        </Cell>
      )}
      {!isFixed(fixed, 'metro') && (
        <Cell>
          <MetroField form={form} stations={stations} onWanted={onStationsWanted} hideLabel={false} />
        </Cell>
      )}
      {!isFixed(fixed, 'areaMin') && (
        <Cell>
          <Fieldset>
            <Legend>{f.area}</Legend>
            <RangeInputs
              labels={[f.areaMin, f.areaMax]}
              value={[draft.areaMin, draft.areaMax]}
              error={problems.area ? f.areaMinAboveMax : undefined}
              isRow
              suffix={f.areaUnit}
              decimals={2}
              max={limits.area.max}
              onChange={([areaMin, areaMax]) => change({ areaMin, areaMax })}
            />
          </Fieldset>
        </Cell>
      )}
      {!isFixed(fixed, 'floorMin') && (
        <Cell>
          <Fieldset>
            <Legend>{f.floor}</Legend>
            <RangeInputs
              labels={[f.floorMin, f.floorMax]}
              value={[draft.floorMin, draft.floorMax]}
              error={problems.floor ? f.floorMinAboveMax : undefined}
              isRow
              min={limits.floor.min}
              max={limits.floor.max}
              maxDigits={3}
              onChange={([floorMin, floorMax]) => change({ floorMin, floorMax })}
            />
          </Fieldset>
          <FlagFields form={form} flags={['not_first_floor', 'not_last_floor']} />
        </Cell>
      )}
      {isFixed(fixed, 'floorMin') && (
        <Cell>
          <FlagFields form={form} legend={f.floor} flags={['not_first_floor', 'not_last_floor']} />
        </Cell>
      )}
      {!isFixed(fixed, 'buildingTypes') && (
        <Cell>
          <ChipGroup
            legend={f.building}
            value={draft.buildingTypes}
            options={buildingTypes.map(({ key }) => ({ value: key, label: f.buildingOption[key] }))}
            onChange={(chosen) => change({ buildingTypes: chosen })}
          />
        </Cell>
      )}
      {!isFixed(fixed, 'repairTypes') && (
        <Cell>
          <ChipGroup
            legend={f.repair}
            value={draft.repairTypes}
            options={repairTypes.map(({ key }) => ({ value: key, label: f.repairOption[key] }))}
            onChange={(chosen) => change({ repairTypes: chosen })}
          />
        </Cell>
      )}
      {!isFixed(fixed, 'bathroomTypes') && (
        <Cell>
          <ChipGroup
            legend={f.bathroom}
            value={draft.bathroomTypes}
            options={bathroomTypes.map(({ key }) => ({ value: key, label: f.bathroomOption[key] }))}
            onChange={(chosen) => change({ bathroomTypes: chosen })}
          />
        </Cell>
      )}
      <Cell $wide>
        <FlagFields form={form} legend={f.more} flags={['has_balcony', 'has_loggia', 'has_furniture', 'no_commission', 'no_deposit']} />
      </Cell>
      {draft.tradeType === 'rent' && (
        <>
          <Cell $wide>
            <FlagFields form={form} legend={f.amenities} flags={amenities} />
          </Cell>
          <Cell $wide>
            <FlagFields form={form} legend={f.conditions} flags={['kids_allowed', 'animals_allowed']} />
          </Cell>
        </>
      )}
    </>
  );
}

const amenities = [
  'has_refrigerator',
  'has_washing_machine',
  'has_dishwasher',
  'has_tv',
  'has_air_conditioning',
  'has_internet',
  'has_garbage_chute',
] as const;
