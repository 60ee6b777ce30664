import type { Visit } from './visitStory';

export interface TwinProblem {
  readonly id: string;
  readonly problem: string;
}

/** Returns stories that look the same without saying so, and stories that say so but do not. */
export function identicalPictures(visits: readonly Visit[]): readonly TwinProblem[] {
  const seen = new Map<string, { readonly id: string; readonly variant: string }>();
  const byId = new Map(visits.map((visit) => [visit.story.id, visit]));
  const problems: TwinProblem[] = [];
  for (const { story, problem, pictures } of visits) {
    if (problem) continue;
    const { id, options } = story;
    const twin = options.sameAs === undefined ? undefined : byId.get(options.sameAs);
    if (options.sameAs !== undefined && !twin)
      problems.push({ id, problem: `is declared to look like ${options.sameAs}, which is no pictured story` });
    for (const [variant, { hash }] of pictures) {
      if (twin) {
        const same = twin.pictures.get(variant);
        if (!twin.problem && same?.hash !== hash)
          problems.push({ id, problem: `is declared to look like ${twin.story.id}, but its ${variant} picture differs` });
        continue;
      }
      const other = seen.get(hash);
      if (!other) seen.set(hash, { id, variant });
      else if (other.id === id) problems.push({ id, problem: `its ${variant} picture is identical with its ${other.variant} one` });
      else problems.push({ id, problem: `its ${variant} picture is identical with the ${other.variant} one of ${other.id}` });
    }
  }
  return problems;
}
