import type { Flat } from './flat';
import type { Around, Phrase } from './phrases/phrase';
import { phrasesOf } from './phrases/phrases';
import type { Random } from './random';

/** Returns a few sentences in the voice of the owner or the agent. Each states only facts of the flat, and no fact twice. */
export function describe(random: Random, flat: Flat, around: Around): string {
  const { openings, rooms, house, place, terms, closings } = phrasesOf(flat, around);
  const composer = new Composer(random);
  composer.say(openings, 1);
  // Some people write one line, some write a page.
  const length = random.weighted([
    [0, 1],
    [1, 3],
    [2, 4],
    [3, 3],
  ] as const);
  // Everybody starts with something else: the rooms, the house, the way to the metro, the terms.
  const few = () => random.integer(0, length > 0 ? 1 : 0) + (length > 2 ? 1 : 0);
  const parts: [readonly Phrase[], number, number][] = [
    [rooms, length + random.integer(0, 1), random.next() * 0.8],
    [house, few(), random.next()],
    [place, few(), random.next()],
    [terms, random.integer(0, Math.min(2, length + 1)), 0.5 + random.next()],
  ];
  for (const [phrases, count] of parts.sort(([, , a], [, , b]) => a - b)) composer.say(phrases, count);
  if (random.chance(0.45)) composer.say(closings, 1);
  return composer.text;
}

class Composer {
  private readonly sentences: string[] = [];
  private readonly said = new Set<Phrase['facts'][number]>();

  constructor(private readonly random: Random) {}

  get text(): string {
    return this.sentences.join(' ');
  }

  /** Adds up to `count` phrases, none of which repeats a fact. */
  say(phrases: readonly Phrase[], count: number): void {
    const order = phrases.map((phrase) => ({ phrase, at: this.random.next() })).sort((a, b) => a.at - b.at);
    let left = count;
    for (const { phrase } of order) {
      if (left === 0) return;
      if (phrase.facts.some((fact) => this.said.has(fact))) continue;
      for (const fact of phrase.facts) this.said.add(fact);
      this.sentences.push(phrase.text);
      left--;
    }
  }
}
