import * as v from 'valibot';
import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  type Ordering,
  orderings,
  ownerTypes,
  realtyTypes,
  rentalFeatures,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../domain/enumerations';

export const optionSchema = v.object({ id: v.union([v.number(), v.string(), v.boolean()]), label: v.string() });
const options = v.array(optionSchema);

/** Static reference data (§7; its path is D4). */
export const referenceDataSchema = v.object({
  deal_type: options,
  realty_type: options,
  building_type: options,
  number_of_rooms: options,
  repair_type: options,
  furniture: options,
  bathroom: options,
  rental_features: options,
  rental_conditions: options,
  owner_type: options,
  communication_method: options,
  ordering: options,
});
/** Body of `GET /reference-data/`: options by field, each an `id` and a Russian `label`. */
export type ReferenceData = v.InferOutput<typeof referenceDataSchema>;

const table = (entries: readonly EnumOption[]) => entries.map(({ id, wire }) => ({ id, label: wire }));

const orderingLabels: Readonly<Record<Ordering, string>> = {
  newest: 'Сначала новые',
  cheapest: 'По возрастанию цены',
  dearest: 'По убыванию цены',
  nearest: 'Ближе к метро',
  firstPayment: 'По первому платежу',
  unitPrice: 'По цене за м²',
};

/** Generated from the tables of the domain, so the client knows everything that the server sends. */
export function referenceData(): ReferenceData {
  return {
    deal_type: table(tradeTypes),
    realty_type: table(realtyTypes),
    building_type: table(buildingTypes),
    number_of_rooms: roomOptions.map(({ wire }) => ({ id: wire, label: wire })),
    repair_type: table(repairTypes),
    furniture: [
      { id: true, label: 'С мебелью' },
      { id: false, label: 'Без мебели' },
    ],
    bathroom: table(bathroomTypes),
    rental_features: rentalFeatures.map(({ key, wire }) => ({ id: wire, label: rentalFeatureLabels[key] })),
    rental_conditions: [
      { id: 'kids_allowed', label: 'Можно с детьми' },
      { id: 'animals_allowed', label: 'Можно с животными' },
    ],
    owner_type: table(ownerTypes),
    communication_method: table(communicationMethods),
    ordering: orderings.map(({ key, wire }) => ({ id: wire, label: orderingLabels[key] })),
  };
}

const rentalFeatureLabels = {
  fridge: 'Холодильник',
  internet: 'Интернет',
  conditioner: 'Кондиционер',
  tv: 'Телевизор',
  dishwasher: 'Посудомоечная машина',
  washingMachine: 'Стиральная машина',
  garbageChute: 'Мусоропровод',
} as const;
