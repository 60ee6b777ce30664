import type { ChatPlace } from '../../api/chats';
import { slotOf } from '../../base/slotOf';
import type { Runtime } from '../runtime/runtime';

/** Shows a chat, or the list of all. */
export type ShowChat = (place: ChatPlace | null) => void;

/** The panels that a page has for its chats; where there is none, 'Написать' opens another. */
export interface ChatPanels {
  /** Returns a function that removes it. */
  add(show: ShowChat): () => void;
  /** The latest one. */
  current(): ShowChat | undefined;
}

export function chatPanelsOf(runtime: Runtime): ChatPanels {
  return slotOf(runtime.slots, 'chatPanels', () => {
    let panels: readonly ShowChat[] = [];
    return {
      add(show) {
        panels = [...panels, show];
        return () => {
          panels = panels.filter((one) => one !== show);
        };
      },
      current: () => panels.at(-1),
    };
  });
}
