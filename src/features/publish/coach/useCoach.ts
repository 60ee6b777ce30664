import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { formLimits } from '../../../domain/listing/form/formLimits';
import { compareHouse } from '../../../domain/listing/postingRules/compareHouse';
import { comparePhotos } from '../../../domain/listing/postingRules/comparePhotos';
import { comparePrice } from '../../../domain/listing/postingRules/comparePrice';
import type { PostingHint } from '../../../domain/listing/postingRules/postingHint';
import { descriptionHints } from '../../../domain/listing/postingRules/postingHints';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import type { FormValues } from '../form/formValues';
import { usePublishContext } from '../form/publishContext';
import { coachFacts } from './coachFacts';
import type { CoachState } from './coachStore';
import { hintKey } from './hintKey';

/** ms after a field was left, or a field with a hint changed: a click that leaves a field must not find its target moved. */
const pause = 300;

/** What hints depend on; a keystroke elsewhere costs a few comparisons. */
const watched = [
  'description',
  'price',
  'floor',
  'floors',
  'yearBuilt',
  'photos',
  'address',
  'tradeType',
  'realtyType',
  'rooms',
  'area',
] as const satisfies readonly (keyof FormValues)[];

/** What the form refuses is not compared: its error is enough. */
const within = (min: number, max: number) => (value: number | null) => (value !== null && value >= min && value <= max ? value : null);
const storey = within(formLimits.floor.min, formLimits.floor.max);
const year = (value: number | null) => within(formLimits.earliestYear, new Date().getFullYear())(value);

/** Reads the form whenever a field is finished. Returns the hints that were just found, to announce them. */
export function useCoach(): readonly PostingHint[] {
  const form = useForm<FormValues>();
  const { transport } = useRuntime();
  const { coach, listingId } = usePublishContext();
  const [fresh, setFresh] = useState<readonly PostingHint[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: { readonly values: FormValues; readonly active: string | undefined } | null = null;
    const shown = new Set<string>();
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => read(), pause);
    };
    const factsOf = coachFacts(transport, listingId, later);

    /** Returns the breaches of the rules, in what is written, that have not been shown before. Photos are looked at when they come. */
    const read = (isLast = false): PostingHint[] => {
      clearTimeout(timer);
      const { values, active } = form.getState();
      const before = coach.get();
      // Somebody who is still typing is left alone, except about what is pointed at already.
      const isDone = (field: PostingHint['field']) => isLast || field !== active || before.hints.some((hint) => hint.field === field);
      const facts = factsOf(values, isDone('price'));
      const text = isDone('description') ? values.description : before.read;
      const hints = [
        ...(text === before.read ? before.hints.filter(({ field }) => field === 'description') : descriptionHints(text)),
        ...(isDone('price') ? comparePrice(values.price, facts.similar) : []),
        ...compareHouse(
          {
            floor: isDone('floor') ? storey(values.floor) : null,
            floors: isDone('floors') ? storey(values.floors) : null,
            yearBuilt: isDone('yearBuilt') ? year(values.yearBuilt) : null,
          },
          facts.house,
        ),
        ...comparePhotos(facts.photos),
      ];
      return show(before, hints, text);
    };
    const show = (before: CoachState, hints: readonly PostingHint[], text: string): PostingHint[] => {
      const open = hints.filter((hint) => !before.dismissed.has(hintKey(hint, text)));
      const found = open.filter((hint) => !shown.has(hintKey(hint, text)));
      for (const hint of found) shown.add(hintKey(hint, text));
      if (text === before.read && JSON.stringify(open) === JSON.stringify(before.hints)) return [];
      coach.set({ ...before, hints: open, read: text, photos: open.flatMap(({ photos }) => photos) });
      if (found.length > 0) setFresh(found);
      return found.filter(({ isBreach, field }) => isBreach && field !== 'photos');
    };

    coach.check = () => {
      const isNews = read(true).length > 0;
      if (isNews) coach.set((state) => ({ ...state, hasStopped: true }));
      return isNews;
    };
    const unsubscribe = form.subscribe(
      ({ values, active }) => {
        const isSame = last !== null && active === last.active && watched.every((field) => values[field] === last?.values[field]);
        last = { values, active };
        if (!isSame) later();
      },
      { values: true, active: true },
    );
    return () => {
      unsubscribe();
      clearTimeout(timer);
      coach.check = undefined;
    };
  }, [form, transport, coach, listingId]);
  return fresh;
}
