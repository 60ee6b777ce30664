import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { atEndOfTest } from '../support/cleanups';

const effects: string[] = [];

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    effects.push('on the page');
    return () => void effects.push('gone');
  }, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
customElements.define('engine-counter', r2wc(Counter));

const buttonOf = (element: Element) => element.shadowRoot?.querySelector('button');

it('draws in an open shadow root, ends when it leaves the page and begins again when it returns', async () => {
  const element = document.createElement('engine-counter');
  atEndOfTest(() => element.remove());
  expect(element.shadowRoot?.mode).toBe('open');
  document.body.append(element);
  await expect.poll(() => buttonOf(element)?.textContent).toBe('0');
  await expect.poll(() => effects).toEqual(['on the page']);
  buttonOf(element)?.click();
  await expect.poll(() => buttonOf(element)?.textContent).toBe('1');

  element.remove();
  await expect.poll(() => effects).toEqual(['on the page', 'gone']);
  expect(buttonOf(element)).toBeNull();
  document.body.append(element);
  await expect.poll(() => buttonOf(element)?.textContent).toBe('0');
});
