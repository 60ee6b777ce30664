/** A street of the register, or a settlement without streets. */
export interface RegisterStreet {
  /** The type written in full; empty for a settlement. */
  readonly type: string;
  /** 'Хабаровская', 'Парковая 9-я'; empty for a settlement. */
  readonly name: string;
  /** 'пос. Сосенское, пос. Коммунарка'; empty within the old city. */
  readonly settlement: string;
  readonly houses: readonly RegisterHouse[];
}

/** An apartment house of the register. */
export interface RegisterHouse {
  readonly number: string;
  readonly corpus: string;
  readonly building: string;
  readonly district: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly yearBuilt: number | null;
  readonly floors: number | null;
  /** Id of the building type (§3). */
  readonly walls: number | null;
}

/** A hundred thousandth of a degree is a metre. */
const unit = 1e5;

/**
 * Returns the register as compact text: the districts, then each street with a line for each house. A line has the difference to the place of
 * the house before, and nothing where district, floors, walls or year repeat.
 */
export function formatAddresses(streets: readonly RegisterStreet[]): string {
  const districts = [...new Set(streets.flatMap(({ houses }) => houses.map(({ district }) => district)))].sort();
  const lines = streets.flatMap(({ type, name, settlement, houses }) => {
    let last: readonly number[] = [0, 0, -1, 0, 0, 0];
    return [
      `=${type}\t${name}\t${settlement}`,
      ...houses.map((house) => {
        const now = [
          Math.round(house.latitude * unit),
          Math.round(house.longitude * unit),
          districts.indexOf(house.district),
          house.floors ?? 0,
          house.walls ?? 0,
          house.yearBuilt ?? 0,
        ];
        const cells = now.map((value, index) => (index < 2 ? value - (last[index] ?? 0) : value === last[index] ? '' : value));
        last = now;
        return [house.number, house.corpus, house.building, ...cells].join('\t').trimEnd();
      }),
    ];
  });
  return `${[districts.join('\t'), ...lines].join('\n')}\n`;
}

/** Reads what {@link formatAddresses} has written. */
export function parseAddresses(text: string): RegisterStreet[] {
  const [header = '', ...lines] = text.split('\n');
  const districts = header.split('\t');
  const streets: RegisterStreet[] = [];
  let last: readonly number[] = [];
  let houses: RegisterHouse[] | undefined;
  for (const line of lines) {
    const cells = line.split('\t');
    if (line.startsWith('=')) {
      const [type = '', name = '', settlement = ''] = cells;
      houses = [];
      streets.push({ type: type.slice(1), name, settlement, houses });
      last = [0, 0, -1, 0, 0, 0];
    } else if (line !== '') {
      const cell = (index: number, before: number) => (cells[index] ? Number(cells[index]) : before);
      const [latitude = 0, longitude = 0, district = 0, floors = 0, walls = 0, year = 0] = last;
      const now = [
        latitude + Number(cells[3] ?? 0),
        longitude + Number(cells[4] ?? 0),
        cell(5, district),
        cell(6, floors),
        cell(7, walls),
        cell(8, year),
      ] as const;
      last = now;
      const [number = '', corpus = '', building = ''] = cells;
      houses?.push({
        number,
        corpus,
        building,
        district: districts[now[2]] ?? '',
        latitude: now[0] / unit,
        longitude: now[1] / unit,
        yearBuilt: now[5] || null,
        floors: now[3] || null,
        walls: now[4] || null,
      });
    }
  }
  return streets;
}
