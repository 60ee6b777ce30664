/** Zones of a national park whose whole is there under its own name. */
const partOfAPark = /зона Национального парка/;
/** What an official name begins with, and nobody says. */
const kind = /^(Государственный |Природный |Ландшафтный )*(музей-заповедник|заказник|памятник природы|зона отдыха|верховья реки)\s/i;

/** The name of a park as a map shows it: «Коломенское» rather than «Музей-заповедник "Коломенское». Empty for a part of another one. */
export function greenName(official: string): string {
  if (partOfAPark.test(official)) return '';
  const quoted = /["«]([^"«»]+)/.exec(official)?.[1];
  if (!kind.test(official)) return quoted ? official.replace(/["«][^"«»]+["»]?/, `«${quoted}»`) : official;
  return (quoted ?? official.replace(kind, '')).replace(/ в пос\..*/, '');
}
