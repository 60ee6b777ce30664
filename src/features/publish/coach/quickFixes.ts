import type { FormApi } from 'final-form';
import type { HintKind, PostingHint, TextRange } from '../../../domain/listing/postingRules/postingHint';
import type { CoachMessages } from '../../../text/postingRules/ru';
import type { FormValues } from '../form/formValues';

/** Something that a hint offers to do. */
export interface QuickFix {
  readonly label: string;
  act(): void;
}

/** Returns what fixes the hints of one kind; nothing where only the owner knows. Photos are removed by `removePhoto`, which also asks the server. */
export function quickFixes(
  words: CoachMessages,
  hints: readonly PostingHint[],
  form: FormApi<FormValues>,
  removePhoto: (place: number) => void,
): QuickFix[] {
  const [hint] = hints;
  if (!hint) return [];
  const { kind, message, photos } = hint;
  const ranges = hints.flatMap(({ range }) => range ?? []);
  const rewrite = (change: (text: string, ranges: readonly TextRange[]) => string) => () =>
    form.change('description', change(form.getState().values.description, ranges));
  const known = message.params?.['known'];
  switch (kind) {
    case 'phone':
    case 'email':
    case 'link':
    case 'messenger':
      return [{ label: words.remove[kind], act: rewrite(without) }];
    case 'capitals':
      return [{ label: words.toLowerCase, act: rewrite(inLowerCase) }];
    case 'floors':
    case 'yearBuilt':
      return known === undefined ? [] : [{ label: words.set(Number(known)), act: () => form.change(kind, Number(known)) }];
    case 'similarPhotos':
    case 'smallPhoto': {
      const place = photos.at(-1);
      return place === undefined ? [] : [{ label: words.removePhoto(place + 1), act: () => removePhoto(place) }];
    }
    default:
      return [];
  }
}

/** Returns the words for leaving everything as it is. */
export function leaveLabel(words: CoachMessages, { kind, message }: PostingHint): string {
  const isHouse = (['floors', 'floorAboveHouse', 'yearBuilt'] as HintKind[]).includes(kind);
  if (isHouse) return words.keep(Number(message.params?.['stated']));
  if (kind === 'priceBelow' || kind === 'priceAbove') return words.priceIsRight;
  return kind === 'similarPhotos' ? words.keepBoth : words.leave;
}

/** Leaves no gap where something was taken out. */
export function without(text: string, ranges: readonly TextRange[]): string {
  let result = text;
  for (const { start, end } of [...ranges].sort((a, b) => b.start - a.start)) {
    const [before, after] = [result.slice(0, start), result.slice(end)];
    const isApart = /[^\S\n]$/.test(before) && (/^[\s,.!?;:)]/.test(after) || after === '');
    result = (isApart ? before.replace(/[^\S\n]+$/, '') : before) + after;
  }
  return result;
}

/** Keeps the first letter of a sentence. */
export function inLowerCase(text: string, ranges: readonly TextRange[]): string {
  let result = text;
  for (const { start, end } of ranges) {
    const piece = result.slice(start, end).toLocaleLowerCase('ru');
    const isFirst = /(^|[.!?…\n])\s*["«(]?$/.test(result.slice(0, start));
    result = result.slice(0, start) + (isFirst ? piece.charAt(0).toLocaleUpperCase('ru') + piece.slice(1) : piece) + result.slice(end);
  }
  return result;
}
