import {
  type Draft,
  type DraftHead,
  type DraftPlace,
  draftsOf,
  type NewDraft,
  readDraft,
  removeDraft,
  saveDraft,
} from '../../../state/drafts/draftStore';
import { lockDraft } from '../../../state/drafts/lockDraft';

/** ms between a change and its draft. */
const pause = 500;

export interface DraftAutosaveOptions {
  readonly place: DraftPlace;
  /** Id of the form's own draft. Another one takes its place when it is continued. */
  readonly own: { current: string };
  /** What the form holds now; null if there is nothing to keep. */
  read(): Pick<NewDraft, 'content' | 'parts' | 'isOnlyContinued'> | null;
  /** What was left earlier, and no other tab works on; the newest first. */
  onFound(drafts: readonly DraftHead[]): void;
  /** Null: there is nothing to keep. */
  onSaved(at: Date | null): void;
  /** Storage is blocked or full. */
  onFailed(): void;
}

/** Keeps one form on this device, one step after the other; nothing of it may stop the form. */
export interface DraftAutosave {
  /** Looks for what was left earlier. */
  look(): void;
  /** Something has changed. */
  touch(): void;
  /** Writes at once what waits. */
  flush(): void;
  /** Removes the own draft, until the next change. */
  forget(): void;
  /** A found draft becomes the own one, the others are let go. Resolves to null if it is gone. */
  adopt(id: string): Promise<Draft | null>;
  /** Removes a found draft. */
  refuse(id: string): void;
  /** Writes what waits and lets go. */
  end(): void;
}

interface Held {
  readonly id: string;
  letGo(): void;
}

export function createDraftAutosave({ place, own, read, onFound, onSaved, onFailed }: DraftAutosaveOptions): DraftAutosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steps: Promise<unknown> = Promise.resolve();
  let isEnded = false;
  let held: Held | null = null;
  const found = new Map<string, Held>();
  /** The draft that is held, or will be. */
  let claimed: string | null = null;
  /** Parts that were written. */
  let known: ReadonlySet<string> = new Set();

  const failed = () => {
    if (!isEnded) onFailed();
  };
  const then = (step: () => Promise<unknown>) => {
    steps = steps.then(step).catch(failed);
  };
  const hold = async (id: string): Promise<Held | null> => {
    const letGo = await lockDraft(id);
    return letGo && { id, letGo };
  };
  const look = async () => {
    const drafts = (await draftsOf(place)).filter(({ id }) => id !== own.current);
    for (const holding of await Promise.all(drafts.map(({ id }) => hold(id)))) if (holding) found.set(holding.id, holding);
    if (found.size === 0) return;
    // Another tab may have changed or sent one meanwhile.
    const again = await draftsOf(place);
    if (isEnded) release();
    else onFound(again.filter(({ id }) => found.has(id)));
  };
  const release = () => {
    for (const { letGo } of found.values()) letGo();
    found.clear();
  };
  const claim = async (id: string) => {
    if (claimed === id) return;
    claimed = id;
    const holding = await hold(id);
    if (isEnded || claimed !== id) holding?.letGo();
    else held = holding;
  };
  const save = async (id: string, kept: ReturnType<typeof read>) => {
    // Nobody waits for it: the page may be going.
    if (kept) void claim(id);
    const isSaved = kept ? await saveDraft(place, { id, ...kept }, known) : false;
    if (!kept) await removeDraft(place, id);
    known = new Set(isSaved ? kept?.parts.keys() : []);
    if (!isEnded) onSaved(isSaved ? new Date() : null);
  };
  const stop = () => {
    const isWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return isWaiting;
  };
  const flush = () => {
    if (!stop()) return;
    // The form is read as it is now, not as it is when its turn comes.
    const kept = read();
    const id = own.current;
    then(() => save(id, kept));
  };
  return {
    look: () => void look().catch(failed),
    touch() {
      timer ??= setTimeout(flush, pause);
    },
    flush,
    forget() {
      stop();
      then(async () => {
        known = new Set();
        await removeDraft(place, own.current);
      });
    },
    async adopt(id) {
      // What was filled in beside it is kept under its own id.
      flush();
      await steps;
      const draft = await readDraft(place, id).catch(failed);
      const holding = found.get(id);
      if (!draft || !holding || isEnded) return null;
      found.delete(id);
      release();
      held?.letGo();
      held = holding;
      own.current = id;
      claimed = id;
      known = new Set(draft.parts.keys());
      return draft;
    },
    refuse(id) {
      const refused = found.get(id);
      found.delete(id);
      if (refused) then(() => removeDraft(place, id).finally(refused.letGo));
    },
    end() {
      flush();
      isEnded = true;
      then(async () => {
        held?.letGo();
        release();
      });
    },
  };
}
