import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useLatest } from '../../../base/hooks/useLatest';
import { accountOf } from '../../../state/account/account';
import type { Draft } from '../../../state/drafts/draftStore';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useUnsavedWork } from '../../../state/runtime/useUnsavedWork';
import { type FormValues, isChanged } from '../form/formValues';
import { createDraftAutosave, type DraftAutosave } from './draftAutosave';
import { contentOf, type DraftContent, readContent, valuesOfDraft } from './draftContent';
import type { ExtrasProps } from './extrasProps';

export interface OfferedDraft {
  readonly draft: Draft;
  readonly content: DraftContent;
}

export interface DraftState {
  /** What was left earlier and waits for an answer. */
  readonly offer: OfferedDraft | null;
  /** Null when there is nothing to keep. */
  readonly savedAt: Date | null;
  goOn(): void;
  refuse(): void;
}

/**
 * Keeps the form on this device for its owner while it is filled in, and finds what was left earlier. Each form has a separate draft, so that nothing
 * replaces the one that is offered.
 */
export function useDraft({
  owner,
  listing,
  moderation,
  initial,
  draft,
  form: element,
  isDone,
  onRestored,
  onKept,
}: ExtrasProps): DraftState {
  const form = useForm<FormValues>();
  const runtime = useRuntime();
  const [offer, setOffer] = useState<OfferedDraft | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const keeper = useRef<DraftAutosave | null>(null);
  const latest = useLatest({ initial, version: moderation?.version ?? null, onKept });
  const name = listing ? String(listing.id) : 'new';

  useEffect(() => {
    if (owner === null) return undefined;
    const read = () => {
      const { values } = form.getState();
      if (!isChanged(values, latest.current.initial)) return null;
      // Signed out in another tab, a draft is gone; a session that has ended continues with it.
      const isOnlyContinued = accountOf(runtime).store.get().status === 'anonymous';
      return { isOnlyContinued, ...contentOf(values, { addressText: draft.addressText, version: latest.current.version }) };
    };
    const own = createDraftAutosave({
      place: { apiUrl: runtime.apiUrl, userId: owner, form: name },
      own: draft.id,
      read,
      onFound(left) {
        const content = readContent(left);
        if (content) setOffer({ draft: left, content });
        else own.refuse();
      },
      onSaved(at) {
        setSavedAt(at);
        latest.current.onKept(true);
      },
      onFailed: () => latest.current.onKept(false),
    });
    keeper.current = own;
    own.look();
    let before = form.getState().values;
    const unsubscribe = form.subscribe(
      ({ values }) => {
        if (values === before) return;
        before = values;
        own.touch();
      },
      { values: true },
    );
    // What was typed before anybody knew whose it is.
    if (isChanged(before, latest.current.initial)) own.touch();
    const place = element.current;
    const hidden = () => {
      if (document.visibilityState === 'hidden') own.flush();
    };
    // A text that is no value yet, such as half an address.
    place?.addEventListener('input', own.touch);
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', own.flush);
    return () => {
      own.end();
      keeper.current = null;
      setOffer(null);
      unsubscribe();
      place?.removeEventListener('input', own.touch);
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', own.flush);
    };
  }, [owner, name, form, runtime, draft, element, latest]);

  useUnsavedWork(false, () => keeper.current?.forget());
  useEffect(() => {
    // Sent: there is nothing to come back to.
    if (isDone) keeper.current?.forget();
  }, [isDone]);

  return {
    offer,
    savedAt,
    goOn() {
      setOffer(null);
      if (!offer) return;
      keeper.current?.adopt();
      draft.addressText = offer.content.addressText;
      const values = valuesOfDraft(offer.draft, offer.content, initial);
      form.batch(() => {
        for (const [field, value] of Object.entries(values)) form.change(field as keyof FormValues, value as never);
      });
      onRestored();
    },
    refuse() {
      setOffer(null);
      keeper.current?.refuse();
    },
  };
}
