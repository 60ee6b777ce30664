import { createElement as h, type KeyboardEvent, type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'storybook/internal/components';
import type { API } from 'storybook/manager-api';
import { deckAddress } from '../../stories/foundations/deck/view';
import { titleNames } from '../../stories/support/names/titleNames';
import { type FoundState, type Look, stateFinder } from '../../stories/support/states/findStates';
import { type KnownStates, readStates } from '../../stories/support/states/readStates';

const MOST_SHOWN = 40;
const SHORTCUT = ['alt', 'K'];

const styles = `
.find-state{width:min(720px,calc(100vw - 32px));max-height:min(640px,80vh);margin-top:8vh;padding:0;border:1px solid #767676;border-radius:12px;
color:#1f2328;background:#fff;white-space:normal;font:15px/1.4 system-ui,sans-serif}
.find-state[open]{display:flex;flex-direction:column}
.find-state::backdrop{background:rgb(20 24 28/.45)}
.find-state label{display:grid;gap:6px;padding:16px;font-weight:600}
.find-state input{padding:10px 12px;border:1px solid #767676;border-radius:8px;color:inherit;background:#fff;font:inherit;font-weight:400}
.find-state input:focus-visible{outline:2px solid #0b5c5c;outline-offset:1px}
.find-state p{margin:0;padding:0 16px 16px;color:#50575e}
.find-state a{color:#0b5c5c}
.find-state a:focus-visible{outline:2px solid #0b5c5c;outline-offset:2px}
.find-state ul{flex:1;min-height:0;margin:0;padding:0 8px 8px;overflow:auto;list-style:none}
.find-state li{padding:8px;border-radius:8px;cursor:pointer}
.find-state li[aria-selected=true]{background:#dcebea}
.find-state small{display:block;color:#50575e;font-size:13px}
`;

interface Found {
  readonly title: string;
  readonly name: string;
  readonly details: string;
}

const lookNames: Readonly<Record<string, string>> = {
  'theme:dark': 'в тёмной теме',
  'viewport.value:w375': 'шириной 375 px',
  'viewport.value:w744': 'шириной 744 px',
  'lang:en': 'по-английски',
};

function describe({ entry, look, text }: FoundState): Found {
  const [english = '', russian = english] = entry.name.split(' · ');
  const shown = Object.entries(look).map(([name, value]) => lookNames[`${name}:${value}`]);
  return {
    title: titleNames[entry.title] ?? entry.title,
    name: [russian, ...shown].join(', '),
    details: [entry.title, english, ...(text ? [`«${text}»`] : [])].join(' · '),
  };
}

/** The button of the toolbar, and the dialog that finds a state by words in Russian and English. */
export function FindState({ api }: { readonly api: API }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => {
      setOpen(true);
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    void api.setAddonShortcut('kvartal/find-state', {
      label: 'Найти состояние',
      defaultShortcut: SHORTCUT,
      actionName: 'open',
      showInMenu: true,
      action: open,
    });
  }, [api]);
  const close = () => dialog.current?.close();
  return h(
    'div',
    null,
    h(
      Button,
      { ariaLabel: false, variant: 'ghost', padding: 'small', onClick: () => (setOpen(true), dialog.current?.showModal()) },
      'Найти состояние',
    ),
    h(
      'dialog',
      {
        ref: dialog,
        className: 'find-state',
        'aria-label': 'Найти состояние',
        onClose: () => setOpen(false),
        onClick: ({ target }) => target === dialog.current && close(),
      },
      h('style', null, styles),
      isOpen && h(Search, { api, close }),
    ),
  );
}

function Search({ api, close }: { readonly api: API; close(): void }): ReactElement {
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const known = useKnownStates();
  const find = useMemo(() => stateFinder(known?.entries ?? [], known?.texts), [known]);
  const asked = useDeferredValue(words);
  const found = useMemo(() => find(asked), [find, asked]);
  const shown = found.slice(0, MOST_SHOWN);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const choose = (state: FoundState | undefined) => {
    if (!state) return;
    close();
    api.selectStory(state.entry.id);
    if (Object.keys(state.look).length > 0) api.updateGlobals(globalsOf(state.look));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') choose(shown[active]);
    else if (step && shown.length > 0) setActive((active + step + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };
  return h(
    'div',
    { style: { display: 'contents' } },
    h(
      'label',
      null,
      'Найти состояние',
      h('input', {
        value: words,
        placeholder: 'карта нет сети',
        autoFocus: true,
        role: 'combobox',
        'aria-expanded': shown.length > 0,
        'aria-controls': 'found-states',
        'aria-autocomplete': 'list',
        'aria-activedescendant': shown[active] ? `found-${shown[active].entry.id}` : undefined,
        onChange: ({ currentTarget }) => {
          setWords(currentTarget.value);
          setActive(0);
        },
        onKeyDown,
      }),
    ),
    h(
      'p',
      null,
      h('span', { role: 'status' }, summaryOf(asked, found.length)),
      found.length > 0 && ' · ',
      found.length > 0 && h('a', { href: `./${deckAddress({ words: asked })}`, target: '_blank', rel: 'noopener' }, 'Показать рядом'),
    ),
    h(
      'ul',
      { ref: list, id: 'found-states', role: 'listbox', 'aria-label': 'Состояния' },
      ...shown.map((state, index) => {
        const { title, name, details } = describe(state);
        return h(
          'li',
          {
            key: state.entry.id,
            id: `found-${state.entry.id}`,
            role: 'option',
            'aria-selected': index === active,
            onClick: () => choose(state),
          },
          h('strong', null, title),
          ` — ${name}`,
          h('small', null, details),
        );
      }),
    ),
  );
}

function summaryOf(words: string, count: number): string {
  if (words.trim() === '') return 'Раздел, состояние или текст с экрана, по-русски или по-английски.';
  if (count === 0) return 'Ничего не найдено. Попробуйте меньше слов.';
  return count > MOST_SHOWN ? `Найдено: ${count}, показаны первые ${MOST_SHOWN}` : `Найдено: ${count}`;
}

/** `viewport.value` is a value inside of the global `viewport`. */
function globalsOf(look: Look): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(look).map(([name, value]) => (name === 'viewport.value' ? ['viewport', { value, isRotated: false }] : [name, value])),
  );
}

function useKnownStates(): KnownStates | null {
  const [known, setKnown] = useState<KnownStates | null>(null);
  useEffect(() => {
    const aborting = new AbortController();
    void readStates(aborting.signal).then(setKnown, () => {});
    return () => aborting.abort();
  }, []);
  return known;
}
