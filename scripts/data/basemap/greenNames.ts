/** Zones of a national park that is itself on the map. */
const partOfAPark = /зона Национального парка/;
/** Official prefixes that nobody uses. */
const kind = /^(Государственный |Природный |Ландшафтный )*(музей-заповедник|заказник|памятник природы|зона отдыха|верховья реки)\s/i;

/**
 * Returns the name of a park as maps show it: «Коломенское» rather than «Музей-заповедник "Коломенское». Empty for a part of another park.
 */
export function greenName(official: string): string {
  if (partOfAPark.test(official)) return '';
  const quoted = /["«]([^"«»]+)/.exec(official)?.[1];
  if (!kind.test(official)) return quoted ? official.replace(/["«][^"«»]+["»]?/, `«${quoted}»`) : official;
  return (quoted ?? official.replace(kind, '')).replace(/ в пос\..*/, '');
}
