import { cianConditions, cianFeatures, cianStudio } from '../formats/cian';
import { type ExportedOffer, shareOf } from './exportedOffer';
import { branch, type Element, leaf } from './xml';

const buildings = {
  brick: 'brick',
  monolithic: 'monolith',
  panel: 'panel',
  block: 'block',
  brickMonolithic: 'monolithBrick',
  wooden: 'wood',
} as const;
const repairs = { none: 'no', cosmetic: 'cosmetic', euro: 'euro', designer: 'design' } as const;
const flag = (value: boolean | null) => (value === null ? null : String(value));
const count = (value: boolean) => (value ? 1 : null);

/** Writes an object of ЦИАН; null for one that it cannot say: calls are all it knows. */
export function writeCian(offer: ExportedOffer): Element | null {
  const { form, id } = offer;
  if (form.communicationMethod === 'messages') return null;
  const isRent = form.tradeType === 'rent';
  const price = form.price ?? 0;
  const features = isRent ? cianFeatures.map(([name, key]) => [name, form.features.includes(key)] as const) : [];
  const of = (isOfBuilding: boolean) =>
    features
      .filter(([name]) => name.startsWith('Building/') === isOfBuilding)
      .map(([name, has]) => leaf(name.replace('Building/', ''), flag(has)));
  const meters = form.countersPayer && flag(form.countersPayer === 'tenant');
  const included = form.communalPayer && flag(form.communalPayer === 'owner');
  const content = [
    leaf('Category', isRent ? 'flatRent' : 'flatSale'),
    leaf('ExternalId', id),
    leaf('Description', form.description),
    leaf('Address', [offer.city, offer.address].filter(Boolean).join(', ')),
    branch('Coordinates', [leaf('Lat', form.address?.latitude ?? null), leaf('Lng', form.address?.longitude ?? null)]),
    leaf('FlatRoomsCount', form.rooms === 'studio' ? cianStudio : (form.rooms ?? '').replace('+', '')),
    leaf('IsApartments', flag(form.realtyType === 'apartments')),
    leaf('TotalArea', form.area),
    leaf('FloorNumber', form.floor),
    leaf('BalconiesCount', count(form.hasBalcony)),
    leaf('LoggiasCount', count(form.hasLoggia)),
    leaf('WindowsViewType', viewOf(offer)),
    leaf('SeparateWcsCount', count(form.bathroomType === 'separate')),
    leaf('CombinedWcsCount', count(form.bathroomType === 'combined')),
    leaf('RepairType', form.repairType && repairs[form.repairType]),
    leaf('HasFurniture', flag(form.isFurnished)),
    ...of(false),
    ...(isRent ? cianConditions.map(([name, key]) => leaf(name, flag(form.conditions.includes(key)))) : []),
    branch(
      'Photos',
      offer.photos.map((photo, index) => branch('PhotoSchema', [leaf('FullUrl', photo), leaf('IsDefault', flag(index === 0))])),
    ),
    branch('Building', [
      leaf('FloorsCount', form.floors),
      leaf('BuildYear', form.yearBuilt),
      leaf('MaterialType', form.buildingType && buildings[form.buildingType]),
      leaf('PassengerLiftsCount', count(form.hasElevator)),
      ...of(true),
    ]),
    branch('BargainTerms', [
      leaf('Price', price),
      leaf('Currency', 'rur'),
      isRent ? leaf('LeaseTermType', 'longTerm') : null,
      isRent ? leaf('Deposit', form.deposit) : null,
      form.commission === null ? null : leaf('ClientFee', shareOf(form.commission, price)),
      isRent ? branch('UtilitiesTerms', [leaf('IncludedInPrice', included), leaf('FlowMetersNotIncludedInPrice', meters)]) : null,
    ]),
  ];
  return { name: 'object', content };
}

function viewOf({ form }: ExportedOffer): string | null {
  if (form.hasCourtyardView) return form.hasStreetView ? 'yardAndStreet' : 'yard';
  return form.hasStreetView ? 'street' : null;
}
