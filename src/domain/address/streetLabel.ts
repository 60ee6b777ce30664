/** A street as registers write it: 'улица' and 'Хабаровская', 'проезд' and 'Марьиной Рощи 3-й'. */
export interface RegisteredStreet {
  /** The type in full; may be empty. */
  readonly streetType: string;
  readonly street: string;
}

/** Types that follow the name in speech: 'Чапаевский переулок', '1-й Амбулаторный проезд', yet 'проспект Мира', '3-й проезд Марьиной Рощи'. */
export function streetLabel({ street, streetType }: RegisteredStreet): string {
  if (streetType === '') return street;
  // Registers put the number last.
  const [, name = street, number = ''] = /^(.+) (\d+-[а-яё]+)$/i.exec(street) ?? [];
  const isAdjective = /(ий|ый|ой|ая|яя|ое|ее)$/i.test(name) && streetType !== 'микрорайон';
  const words = isAdjective ? [number, name, streetType] : [number, streetType, name];
  return words.filter((word) => word !== '').join(' ');
}
