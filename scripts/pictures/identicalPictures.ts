import { packed } from './baselines';
import { differsFrom } from './comparePictures';
import type { Picture, Visit } from './visitStory';

export interface TwinProblem {
  readonly id: string;
  readonly problem: string;
}

/** Returns stories that look the same without saying so, and stories that say so but do not, as far as a person could tell. */
export async function identicalPictures(visits: readonly Visit[]): Promise<readonly TwinProblem[]> {
  const seen = new Map<string, { readonly id: string; readonly variant: string }>();
  const byId = new Map(visits.map((visit) => [visit.story.id, visit]));
  const problems: TwinProblem[] = [];
  for (const { story, problem, pictures } of visits) {
    if (problem) continue;
    const { id, options } = story;
    const twin = options.sameAs === undefined ? undefined : byId.get(options.sameAs);
    if (options.sameAs !== undefined && !twin)
      problems.push({ id, problem: `is declared to look like ${options.sameAs}, which is no pictured story` });
    for (const [variant, picture] of pictures) {
      const { hash } = picture;
      if (twin) {
        const same = twin.pictures.get(variant);
        if (!twin.problem && !(same && (await looksLike(same, picture))))
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

/** Compares as with a baseline, since the same page drawn twice may differ by a pixel that is blended in another way. */
async function looksLike(twin: Picture, picture: Picture): Promise<boolean> {
  if (twin.hash === picture.hash) return true;
  const webp = await (await packed(twin.png)).toBuffer();
  return (await differsFrom({ webp, hash: twin.hash }, picture)) === null;
}
