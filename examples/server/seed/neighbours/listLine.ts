/** How many listings of a list are looked at together. */
const together = 100;

/** What a picture would meet at a place. */
export interface Meeting {
  /** How often it would be among a hundred neighbours, this time counted. */
  readonly uses: number;
  /** Places to the nearest other use. */
  readonly distance: number;
}

/** A list in one order, and at which of its places each picture comes first. */
export class ListLine {
  private readonly places: number[][] = [];

  add(picture: number, place: number): void {
    const known = (this.places[picture] ??= []);
    known.splice(firstFrom(known, place), 0, place);
  }

  meet(picture: number, place: number): Meeting {
    const known = this.places[picture];
    if (!known) return nothingMet;
    const next = firstFrom(known, place);
    const distance = Math.min(place - (known[next - 1] ?? Number.NEGATIVE_INFINITY), (known[next] ?? Number.POSITIVE_INFINITY) - place);
    return distance < together ? { distance, uses: mostTogether(known, place, next) } : nothingMet;
  }
}

export const nothingMet: Meeting = { uses: 1, distance: Number.POSITIVE_INFINITY };

/** The index of the first number that is not less. */
function firstFrom(sorted: readonly number[], wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Looks at each hundred that has the place in it and begins with a use. */
function mostTogether(known: readonly number[], place: number, next: number): number {
  let most = 1;
  let end = next;
  for (let first = firstFrom(known, place - together + 1); first <= next; first++) {
    // The last hundred begins with the place itself.
    const limit = (first < next ? (known[first] ?? place) : place) + together;
    while ((known[end] ?? Number.POSITIVE_INFINITY) < limit) end += 1;
    most = Math.max(most, end - first + 1);
  }
  return most;
}
