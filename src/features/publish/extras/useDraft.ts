import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useLatest } from '../../../base/hooks/useLatest';
import { accountOf } from '../../../state/account/account';
import type { DraftHead } from '../../../state/drafts/draftStore';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useUnsavedWork } from '../../../state/runtime/useUnsavedWork';
import { type FormValues, isChanged } from '../form/formValues';
import { createDraftAutosave, type DraftAutosave } from './draftAutosave';
import { contentOf, type DraftContent, isWorthOffering, readContent, valuesOfDraft } from './draftContent';
import type { ExtrasProps } from './extrasProps';

export interface OfferedDraft {
  readonly draft: DraftHead;
  readonly content: DraftContent;
}

export interface DraftState {
  /** What was left earlier and waits for an answer, the newest first. */
  readonly offers: readonly OfferedDraft[];
  /** Null when there is nothing to keep. */
  readonly savedAt: Date | null;
  /** Storage is blocked or full: nothing is kept. */
  readonly isRefused: boolean;
  /** Resolves to whether the draft is in the form. */
  goOn(id: string): Promise<boolean>;
  refuse(id: string): void;
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
  const [offers, setOffers] = useState<readonly OfferedDraft[]>([]);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [isRefused, setRefused] = useState(false);
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
      onFound(drafts) {
        const offered = drafts.flatMap((left): OfferedDraft[] => {
          const content = readContent(left);
          if (content && (name !== 'new' || isWorthOffering(content))) return [{ draft: left, content }];
          own.refuse(left.id);
          return [];
        });
        setOffers(offered);
      },
      onSaved(at) {
        setSavedAt(at);
        setRefused(false);
        latest.current.onKept(true);
      },
      onFailed() {
        setRefused(true);
        latest.current.onKept(false);
      },
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
      setOffers([]);
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
    offers,
    savedAt,
    isRefused,
    async goOn(id) {
      const left = await keeper.current?.adopt(id);
      setOffers([]);
      const content = left && readContent(left);
      if (!content) return false;
      draft.addressText = content.addressText;
      const values = valuesOfDraft(left, content, initial);
      form.batch(() => {
        for (const [field, value] of Object.entries(values)) form.change(field as keyof FormValues, value as never);
      });
      onRestored();
      return true;
    },
    refuse(id) {
      setOffers((now) => now.filter(({ draft }) => draft.id !== id));
      keeper.current?.refuse(id);
    },
  };
}
