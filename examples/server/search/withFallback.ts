import { type IndexFailure, IndexProblem, type SearchIndex } from './searchIndex';

interface FallbackOptions {
  /** Hears of every answer where it came from. @param reason why it did not come from the index; null if it did */
  onAnswer(reason: IndexFailure | null): void;
  /** How long a request waits for the index, ms. */
  readonly patience?: number;
  readonly now?: () => number;
}

/** After these failures the index is left alone for a while: each further request would wait for nothing. */
const outages: readonly IndexFailure[] = ['unreachable', 'slow', 'incomplete'];
/** How long, ms. */
const rest = 2000;

/** Asks the index, and within the same request the other source when the index has no answer or only a part of it. */
export function withFallback(
  index: SearchIndex,
  other: SearchIndex,
  { onAnswer, patience = 1000, now = () => performance.now() }: FallbackOptions,
): SearchIndex {
  let down: { readonly reason: IndexFailure; readonly until: number } | null = null;

  const ask = async <T>(question: (source: SearchIndex) => Promise<T>): Promise<T> => {
    if (down && now() < down.until) {
      onAnswer(down.reason);
      return question(other);
    }
    try {
      const answer = await within(patience, question(index));
      down = null;
      onAnswer(null);
      return answer;
    } catch (error) {
      if (!(error instanceof IndexProblem)) throw error;
      const { reason } = error;
      if (outages.includes(reason)) down = { reason, until: now() + rest };
      onAnswer(reason);
      return question(other);
    }
  };

  return {
    page: (criteria, slice) => ask((source) => source.page(criteria, slice)),
    count: (criteria) => ask((source) => source.count(criteria)),
    similar: (criteria, model, slice) => ask((source) => source.similar(criteria, model, slice)),
    points: (criteria, box) => ask((source) => source.points(criteria, box)),
  };
}

async function within<T>(limit: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IndexProblem('slow', `The index has not answered for ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
