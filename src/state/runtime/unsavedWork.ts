import { slotOf } from '../../base/slotOf';
import { guardHistory } from './guardHistory';
import { pageScope } from './pageScope';

/** Asks whether to leave. Resolves to true if the visitor does. */
export type LeavePrompt = () => Promise<boolean>;

/** Work on the page that leaving it would lose, such as a form with changes. One for the page: it does not matter whose form it is. */
export interface UnsavedWork {
  /**
   * Adds something that may have changes, while it is on the page. Returns a function that removes it. `onAbandoned` is called when the visitor has
   * agreed to lose them.
   */
  add(hasChanges: () => boolean, onAbandoned?: () => void): () => void;
  hasChanges(): boolean;
  /**
   * Calls `go`, which leaves the page; at once if nothing would be lost, else if the visitor agrees. Every router asks this before it navigates.
   * Resolves to whether `go` was called.
   */
  leave(go: () => void): Promise<boolean>;
  /** The visitor has agreed already, in another dialog. */
  allow(): void;
  /** Registers a way to ask, such as the dialog of the header. The latest one is used. Returns a function that removes it. */
  addPrompt(prompt: LeavePrompt): () => void;
}

/** Returns the unsaved work of the page, shared by all copies of the kit. */
export function unsavedWork(): UnsavedWork {
  return slotOf(pageScope().slots, 'unsavedWork', createUnsavedWork);
}

/** What the visitor does next ends a permission to leave: it was not used. */
const interactions = ['pointerdown', 'keydown'] as const;

function createUnsavedWork(): UnsavedWork {
  let sources: readonly { readonly hasChanges: () => boolean; readonly onAbandoned?: () => void }[] = [];
  let prompts: readonly LeavePrompt[] = [];
  let isAllowed = false;
  let isAsking = false;
  let stopGuarding: (() => void) | null = null;

  const hasChanges = () => sources.some((one) => one.hasChanges());
  const isAtRisk = () => !isAllowed && hasChanges();
  const forbid = () => {
    isAllowed = false;
    for (const name of interactions) removeEventListener(name, forbid, true);
  };
  const allow = () => {
    isAllowed = true;
    for (const { onAbandoned } of sources) onAbandoned?.();
    for (const name of interactions) addEventListener(name, forbid, true);
  };
  const ask = async (go: () => void): Promise<boolean> => {
    const prompt = prompts.at(-1);
    if (isAsking) return false;
    isAsking = true;
    try {
      if (prompt && !(await prompt())) return false;
    } finally {
      isAsking = false;
    }
    allow();
    go();
    return true;
  };
  const leave = (go: () => void): Promise<boolean> => {
    if (isAtRisk()) return ask(go);
    go();
    return Promise.resolve(true);
  };
  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault();
  };
  const guard = () => {
    addEventListener('beforeunload', beforeUnload);
    const stop = guardHistory(isAtRisk, leave);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      stop();
      forbid();
    };
  };

  return {
    hasChanges,
    leave,
    allow,
    add(hasChanges, onAbandoned) {
      const source = { hasChanges, onAbandoned };
      sources = [...sources, source];
      stopGuarding ??= guard();
      return () => {
        sources = sources.filter((one) => one !== source);
        if (sources.length > 0) return;
        stopGuarding?.();
        stopGuarding = null;
      };
    },
    addPrompt(prompt) {
      prompts = [...prompts, prompt];
      return () => {
        prompts = prompts.filter((one) => one !== prompt);
      };
    },
  };
}
