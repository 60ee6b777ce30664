import { listChats, showChat } from '../../../api/chats';
import { tidyMessage } from '../../../domain/chat/tidyMessage';
import { accountOf } from '../../../state/account/account';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { isOnScreen } from '../../../state/chat/chatOnScreen';
import type { PageEventListener } from '../../../state/events/pageEvent';
import type { Runtime } from '../../../state/runtime/runtime';
import type { ChatMessages } from '../../../text/chat/ru';
import { companionName } from '../chatWords';
import { showNotice } from './notices';

/** Two short tones. Silent where the browser has not yet heard of a person on this page. */
function playSound(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.value = 0.08;
    volume.connect(audio.destination);
    const tones = [660, 880].map((frequency, index) => {
      const tone = audio.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(volume);
      tone.start(audio.currentTime + index * 0.12);
      tone.stop(audio.currentTime + index * 0.12 + 0.1);
      return tone;
    });
    tones.at(-1)?.addEventListener('ended', () => void audio.close().catch(() => undefined));
  } catch {
    // No sound on this device.
  }
}

/** How long a tab that comes later finds that another one was first, ms: browsers slow down pages that nobody sees. */
const memory = 60_000;

/** Resolves to whether this is the first tab of the browser that asks with this name. Every tab is, where there are no locks. */
async function isFirstTab(name: string): Promise<boolean> {
  try {
    return await new Promise<boolean>((resolve, reject) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock && new Promise((over) => setTimeout(over, memory));
        })
        .catch(reject);
    });
  } catch {
    return true;
  }
}

export interface NotifierOptions {
  /** Whether this one notifies: others of the page only listen. */
  isActive(): boolean;
  words(): ChatMessages;
  open(chatId: number): void;
}

/** ms by which a tab without a click or key waits for the others: browsers keep it silent. */
const silent = 300;
/** Shortest time between two sounds, ms: several messages at a time are one. */
const soundPause = 1000;

/**
 * Returns a listener that notifies of messages that nobody sees: once in a browser, while its own page is out of sight and no other page shows their
 * chat.
 */
export function createMessageNotifier(runtime: Runtime, { isActive, words, open }: NotifierOptions): PageEventListener {
  /** The latest message that is known of. */
  let newest: number | null = null;
  let lastSound = Number.NEGATIVE_INFINITY;

  async function notify(chatId: number, id: number): Promise<void> {
    const state = accountOf(runtime).store.get();
    const userId = state.status === 'signedIn' ? state.user?.id : undefined;
    if (userId === undefined || !isActive() || document.visibilityState === 'visible') return;
    const owner = { apiUrl: runtime.apiUrl, userId };
    if (chatAlertsOf(runtime).get().hasSound && navigator.userActivation?.hasBeenActive === false) {
      await new Promise((resolve) => setTimeout(resolve, silent));
    }
    if ((await isOnScreen(owner, chatId)) || !(await isFirstTab(`kvartal:alert:${runtime.apiUrl}:${userId}:${id}`))) return;
    // Events have no contents. They also announce what this person writes on another device.
    const { chat } = await showChat(runtime.transport, { chatId }, { count: 1, marksRead: false });
    const last = chat.messages.at(-1);
    if (!last || last.isOwn || chat.unread === 0) return;
    const { hasSound, notices } = chatAlertsOf(runtime).get();
    if (hasSound && performance.now() - lastSound > soundPause) {
      lastSound = performance.now();
      playSound();
    }
    if (notices === 'on') showNotice(chatId, companionName(chat.companion.name, words()), tidyMessage(last.text), () => open(chatId));
  }

  /** Where events are missing the list has the latest message. An unblocked chat is in the list again, and has none that is new. */
  async function look(): Promise<void> {
    const { items } = await listChats(runtime.transport, 1, { pageSize: 1 });
    const [chat] = items;
    const before = newest;
    newest = Math.max(before ?? 0, chat?.last.id ?? 0);
    if (chat && before !== null && chat.last.id > before) await notify(chat.id, chat.last.id);
  }

  return (event) => {
    if (event.kind === 'message') {
      newest = Math.max(newest ?? 0, event.id);
      notify(event.chatId, event.id).catch(ignoreFailure);
    } else if (event.kind === 'gap') look().catch(ignoreFailure);
  };
}

/** The message is there all the same. */
const ignoreFailure = () => undefined;
