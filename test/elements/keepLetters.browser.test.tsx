import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commonEvents, commonProps } from '../../src/base/commonProps';
import { defineElement } from '../../src/base/defineElement';
import { register } from '../../src/elements/register';
import { atEndOfTest } from '../support/cleanups';

const spec = defineElement({ tag: 'kvartal-written', props: commonProps, events: commonEvents, slots: ['own'] });

function Fields({ own }: { own?: React.ReactNode }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Метро" />
      <textarea aria-label="Сообщение" />
      <select aria-label="Сделка">
        <option>Купить</option>
        <option>Снять</option>
      </select>
      <input type="checkbox" aria-label="С фото" />
      {own}
    </form>
  );
}
beforeAll(() => register(spec, Fields));

let element: HTMLElement;
let heard: string[];
const inside = <E extends HTMLElement>(css: string) => element.shadowRoot?.querySelector<E>(css) as E;

/** A page with shortcuts of single letters, which looks at the target, an element, and cancels the letter. */
beforeEach(async () => {
  element = document.createElement(spec.tag);
  element.innerHTML = '<input slot="kvartal-own" aria-label="Поле страницы">';
  document.body.append(element);
  heard = [];
  const hear = (event: KeyboardEvent) => {
    heard.push(`${event.type} ${event.key}`);
    if (event.key === 's') event.preventDefault();
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) document.addEventListener(type, hear);
  atEndOfTest(() => {
    for (const type of ['keydown', 'keypress', 'keyup'] as const) document.removeEventListener(type, hear);
    element.remove();
  });
  await vi.waitFor(() => expect(inside('input')).toBeTruthy());
  await vi.dynamicImportSettled();
});

describe('what is typed into a field', () => {
  it.each(['input', 'textarea'])('of the element (%s) is no shortcut of the page', async (css) => {
    inside(css).focus();
    await userEvent.keyboard('fsok s');
    expect(inside<HTMLInputElement>(css).value).toBe('fsok s');
    expect(heard).toEqual([]);
  });

  it('chooses an option', async () => {
    inside('select').focus();
    await userEvent.keyboard('s');
    expect(heard).toEqual([]);
  });

  it('is heard by the element itself, and by who captures it', async () => {
    const around = vi.fn<() => void>();
    const within = vi.fn<() => void>();
    window.addEventListener('keydown', around, { capture: true });
    inside('form').addEventListener('keydown', within);
    atEndOfTest(() => window.removeEventListener('keydown', around, { capture: true }));
    inside('input').focus();
    await userEvent.keyboard('a');
    expect([around.mock.calls.length, within.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the page hears', () => {
  it('keys that write nothing, and commands', async () => {
    inside('input').focus();
    await userEvent.keyboard('{Escape}{ArrowDown}{Control>}k{/Control}{Enter}');
    const down = heard.filter((one) => one.startsWith('keydown'));
    expect(down).toEqual(['keydown Escape', 'keydown ArrowDown', 'keydown Control', 'keydown k', 'keydown Enter']);
  });

  it('keys of an input method', () => {
    inside('input').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Process', code: 'KeyS', isComposing: true, bubbles: true, composed: true }),
    );
    expect(heard).toEqual(['keydown Process']);
  });

  it('letters where nothing is written, in fields, and the end of a key that it has heard go down', async () => {
    inside('input[type=checkbox]').focus();
    await userEvent.keyboard('j');
    element.querySelector('input')?.focus();
    await userEvent.keyboard('k');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', code: 'KeyG', bubbles: true }));
    inside('input').dispatchEvent(new KeyboardEvent('keyup', { key: 'g', code: 'KeyG', bubbles: true, composed: true }));
    expect(heard.filter((one) => !one.startsWith('keypress'))).toEqual([
      'keydown j',
      'keyup j',
      'keydown k',
      'keyup k',
      'keydown g',
      'keyup g',
    ]);
  });
});
