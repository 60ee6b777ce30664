import { useRef } from 'react';
import { expect, test } from 'vitest';
import { stage } from '../../../test/support/stage';
import { useScrollByKeys } from './scrollByKeys';

function Text({ height, isLink = false }: { readonly height: number; readonly isLink?: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  useScrollByKeys(text);
  return (
    <div ref={text} data-text="" style={{ height, overflow: 'auto' }}>
      <p style={{ height: 200, margin: 0 }}>{isLink ? <a href="#there">Правила</a> : 'Правила'}</p>
    </div>
  );
}

const textOf = (root: ParentNode) => root.querySelector<HTMLElement>('[data-text]');

test('a text becomes a tab stop when its window gets too low for it', async () => {
  const { root, show } = stage(<Text height={300} />);
  await expect.poll(() => textOf(root)?.clientHeight).toBe(300);
  expect(textOf(root)?.tabIndex).toBe(-1);
  show(<Text height={100} />);
  await expect.poll(() => textOf(root)?.tabIndex).toBe(0);
});

test('a text with a control needs no stop: the control is one', async () => {
  const { root, show } = stage(<Text height={300} isLink />);
  show(<Text height={100} isLink />);
  await expect.poll(() => textOf(root)?.clientHeight).toBe(100);
  // The next frame has told the observer.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(textOf(root)?.tabIndex).toBe(-1);
});
