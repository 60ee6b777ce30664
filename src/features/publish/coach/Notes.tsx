import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { useStore } from '../../../base/hooks/useStore';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import type { HintKind, PostingHint, PostingRule } from '../../../domain/listing/postingRules/postingHint';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { hintText } from '../../../text/postingRules/hintText';
import { usePostingRulesText } from '../../../text/postingRules/usePostingRulesText';
import { rootOf } from '../../../ui/dom/dom';
import { Icon } from '../../../ui/icons/Icon';
import type { FormValues } from '../form/formValues';
import { fieldId, usePublishContext } from '../form/publishContext';
import { usePhotos } from '../photos/usePhotos';
import { List, Note, Ways } from './Coach.styles';
import { coachIcons } from './coachIcons';
import { hintKey } from './hintKey';
import { Marks } from './Marks';
import { leaveLabel, quickFixes } from './quickFixes';

/** Sections of the published posting rules, counted from 1, in which each rule stands. */
const ruleSection: Readonly<Record<PostingRule, number>> = {
  fullAddress: 2,
  trueParameters: 3,
  noContacts: 4,
  noLinks: 4,
  plainDescription: 4,
  oneFlat: 5,
  fairPrice: 6,
  realPhotos: 7,
};

/** Fields that the posting rules look at. */
export type CoachField = Extract<ListingFormField, 'description' | 'price' | 'floor' | 'floors' | 'yearBuilt' | 'photos'>;

/** Advice below its fields: what was seen, the rule, and ways out. Hints of one kind in a text are one note. */
export function Notes({ fields }: { readonly fields: readonly CoachField[] }) {
  const { id, coach } = usePublishContext();
  const hints = useStore(coach, (state) => state.hints);
  const read = useStore(coach, (state) => state.read);
  const own = hints.filter(({ field }) => (fields as readonly string[]).includes(field));
  if (own.length === 0) return null;
  const [first] = fields;
  const groups = first === 'photos' ? own.map((hint) => [hint]) : [...groupedByKind(own).values()];
  return (
    <>
      {first === 'description' && <Marks field={fieldId(id, first)} text={read} ranges={own.flatMap(({ range }) => range ?? [])} />}
      <List part="advice" data-below={first}>
        {groups.map((group, at) => {
          const [hint] = group;
          return (
            hint && <Advice key={`${hint.kind} ${first === 'photos' ? at : ''}`} id={`${id}-advice-${hint.kind}-${at}`} hints={group} />
          );
        })}
      </List>
    </>
  );
}

function groupedByKind(hints: readonly PostingHint[]): Map<HintKind, PostingHint[]> {
  const groups = new Map<HintKind, PostingHint[]>();
  for (const hint of hints) groups.set(hint.kind, [...(groups.get(hint.kind) ?? []), hint]);
  return groups;
}

function Advice({ id, hints }: { readonly id: string; readonly hints: readonly PostingHint[] }) {
  const { text, format } = usePostingRulesText();
  const { coach } = usePublishContext();
  const { siteUrl } = useRuntime();
  const form = useForm<FormValues>();
  const photos = usePhotos();
  const [hint] = hints as [PostingHint, ...PostingHint[]];
  const place = useDescription(hint.field, `${id}-text`);
  const { message, advice } = hintText(text, hint, format);
  const leave = () => {
    coach.set((state) => ({
      ...state,
      hints: state.hints.filter((one) => !hints.includes(one)),
      photos: state.hints.flatMap((one) => (hints.includes(one) ? [] : one.photos)),
      dismissed: new Set([...state.dismissed, ...hints.map((one) => hintKey(one, state.read))]),
    }));
  };
  const remove = (place: number) => {
    const entry = form.getState().values.photos[place];
    if (entry) photos.remove(entry);
  };
  return (
    <Note ref={place} role="note" data-state={hint.isBreach ? 'breach' : 'look'} data-advice={hint.kind}>
      <Icon name={hint.isBreach ? coachIcons.bulb : coachIcons.building} />
      <div>
        <p id={`${id}-text`}>
          <b>{message}</b> <span data-rule="">{advice}</span>
        </p>
        <Ways>
          {quickFixes(text.coach, hints, form, remove).map(({ label, act }) => (
            <button key={label} type="button" onClick={act}>
              {label}
            </button>
          ))}
          <button type="button" onClick={leave}>
            {leaveLabel(text.coach, hint)}
          </button>
          <a href={`${siteUrl}/legal/publishing#section-${ruleSection[hint.rule]}`} target="_blank" rel="noopener">
            {text.coach.rules(text.coach.rule[hint.rule])}
          </a>
        </Ways>
      </div>
    </Note>
  );
}

const whatChanges = { value: true, error: true, submitError: true, touched: true, active: true, submitFailed: true } as const;

/**
 * Makes the note a part of what assistive technology says about the field. Written after every change of the field, since its control writes the
 * attribute too; controls of the search have no room for one more property.
 */
function useDescription(field: ListingFormField, note: string): RefObject<HTMLDivElement | null> {
  const { id } = usePublishContext();
  useField(field, { subscription: whatChanges, allowNull: true });
  const place = useRef<HTMLDivElement>(null);
  const control = useRef<Element | null>(null);
  const target = fieldId(id, field);
  useLayoutEffect(() => {
    control.current = place.current && rootOf(place.current).querySelector(`#${CSS.escape(target)}`);
    if (control.current) describe(control.current, note, true);
  });
  useLayoutEffect(
    () => () => {
      if (control.current) describe(control.current, note, false);
    },
    [note],
  );
  return place;
}

function describe(control: Element, note: string, isOn: boolean): void {
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== '' && one !== note);
  const all = isOn ? [...others, note] : others;
  if (all.length > 0) control.setAttribute('aria-describedby', all.join(' '));
  else control.removeAttribute('aria-describedby');
}
