/** The parts of an address of a house, each empty where the house has none. */
export interface HouseAddress {
  /** A settlement of New Moscow, or Zelenograd; empty within the old city. */
  readonly settlement: string;
  /** 'проспект Мира', as `streetLabel` says it. */
  readonly street: string;
  readonly houseNumber: string;
  readonly corpus: string;
  readonly building: string;
}

/** 'проспект Мира, 188Б, к. 1', the way people write it. */
export function addressLabel({ settlement, street, houseNumber, corpus, building }: HouseAddress): string {
  return [
    lastPart(settlement),
    street,
    houseNumber.startsWith('к') ? houseNumber.replace(/^к/, 'к. ') : houseNumber,
    corpus && `к. ${corpus}`,
    building && `стр. ${building}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Registers name a settlement and then the place in it; the place is what an address needs. */
function lastPart(settlement: string): string {
  return settlement.split(', ').at(-1) ?? '';
}
