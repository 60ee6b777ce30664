import { useStore } from '../../base/hooks/useStore';
import { searchesOf } from '../../state/device/searches';
import { lookedAt } from '../../state/device/searchVisits';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useSearchesText } from '../../text/listing/searches/useSearchesText';
import { useToasts } from '../../ui/overlay/Toasts';
import { isFirstRefusal } from '../favourite/isFirstRefusal';

/** Whether the device keeps a search, and what changes that and says so, with a way back. `total`: what it finds. */
export function useSaveSearch(query: string, total: number) {
  const { text } = useSearchesText();
  const runtime = useRuntime();
  const searches = searchesOf(runtime);
  const isKnown = useStore(searches.state, ({ isRead }) => isRead);
  const isKept = useStore(searches.state, ({ kept }) => kept.get(query)?.isKept === true);
  const { show, element: toasts } = useToasts(text.close);

  const set = async (isKept: boolean) => {
    const known = searches.state.get().kept.get(query);
    await searches.keep({ ...(known ?? lookedAt(undefined, { query, total, now: new Date() })), isKept });
  };
  const toggle = async () => {
    if (isKept) {
      show('info', text.notSaved, { label: text.undo, takesFocus: false, onPress: () => void set(true) });
      return set(false);
    }
    const before = searches.state.get().kept.get(query);
    await set(true);
    if (searches.state.get().isForSession && isFirstRefusal(runtime)) return show('warning', text.refused);
    // What nobody has run is forgotten again.
    const undo = () => void (before ? set(false) : searches.remove(query));
    show('success', text.saved, { label: text.undoSaved, takesFocus: false, onPress: undo });
  };
  return { text, isKnown, isKept, toggle, toasts };
}
