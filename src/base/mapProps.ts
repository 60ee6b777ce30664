import { checkAddress } from './commonProps';
import { prop } from './defineElement';

function checkTiles(address: string): string | null {
  if (!['{z}', '{x}', '{y}'].every((part) => address.includes(part)))
    return 'Укажите адрес с {z}, {x} и {y}, например «https://tiles.example/{z}/{x}/{y}.jpg».';
  const others = address.replace(/\{[zxy]\}/g, '0');
  // The map could not fill in the placeholder.
  if (/[{}]/.test(others)) return 'В адресе могут стоять только {z}, {x} и {y}.';
  return checkAddress(others);
}

/** Attributes of every element with a map. A definition spreads them: `props: { ...commonProps, ...mapProps, … }`. */
export const mapProps = {
  mapProvider: prop.choice(['keyless', 'yandex'], 'keyless'),
  mapKey: prop.text(),
  basemapUrl: prop.text(undefined, { check: checkAddress }),
  satelliteUrl: prop.text(undefined, { check: checkTiles }),
  satelliteAttribution: prop.text(),
} as const;
