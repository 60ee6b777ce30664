import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { Button } from '../../src/ui/buttons/Button';
import { atEndOfTest } from '../support/cleanups';

function Sized({ size = 'm', children }: { size?: string; children?: ReactNode }) {
  return (
    <p>
      {size}
      {children}
    </p>
  );
}

const Framed = styled(Sized)``;
const Toned = styled.span<{ $tone?: string }>`
  color: ${({ $tone = 'red' }) => $tone};
`;

it('gives components the defaults of what nobody gave, whatever the page has added to Object.prototype', async () => {
  for (const name of ['size', 'className', '$tone', 'href']) {
    Reflect.defineProperty(Object.prototype, name, { value: 'foreign', configurable: true, writable: true });
    atEndOfTest(() => Reflect.deleteProperty(Object.prototype, name));
  }
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  atEndOfTest(() => root.unmount());
  root.render(
    <>
      <Sized>
        <Toned>, toned</Toned>
      </Sized>
      <Framed />
      {createElement(Sized)}
      <Sized size="l" />
      <Button>button</Button>
    </>,
  );
  await expect.poll(() => [...box.children].map(({ textContent }) => textContent)).toEqual(['m, toned', 'm', 'm', 'l', 'button']);
  expect(box.querySelector('a')).toBeNull();
  expect(box.innerHTML).not.toContain('foreign');
});
