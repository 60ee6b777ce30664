import { useId } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { commonEvents, commonProps } from '../../src/base/commonProps';
import { defineElement } from '../../src/base/defineElement';
import { register } from '../../src/elements/register';
import { collectErrors } from '../elements/support';
import { atEndOfTest } from '../support/cleanups';
import { Deals } from '../support/features/Deals';
import { translate } from '../support/translate';

const spec = defineElement({ tag: 'kvartal-translated', props: commonProps, events: commonEvents });

beforeAll(async () => {
  register(spec, () => (
    <div>
      <Deals hasConditional />
    </div>
  ));
  await import('../../src/engine/foreignChanges');
});

function open() {
  const element = document.createElement(spec.tag);
  const { errors, stop } = collectErrors();
  document.body.append(element);
  atEndOfTest(() => {
    element.remove();
    stop();
  });
  const part = <E extends HTMLElement>(css: string) => element.shadowRoot?.querySelector<E>(css) as E;
  return { element, errors, part, heading: () => part('h1')?.textContent, all: () => part('div')?.textContent };
}

const changes: [string, (root: ShadowRoot) => void][] = [
  ['wrapped by a translator', (root) => translate(root)],
  ['replaced by a translator', (root) => translate(root, (text) => text.cloneNode())],
  ['joined', (root) => root.normalize()],
  ['removed', (root) => root.querySelectorAll('h1, p').forEach((node) => node.remove())],
];

it.each(changes)('shows what is true after texts were %s', async (_, change) => {
  const { element, errors, part, heading, all } = open();
  await expect.poll(heading).toBe('Купить 2 жильё');
  part<HTMLInputElement>('input').value = 'Сокол';
  part('input').focus();
  change(element.shadowRoot as ShadowRoot);
  part('button').click();
  await expect.poll(heading).toBe('Снять 1 жильё');
  expect(all()).toBe('СнятьСнять 1 жильёкомната');
  expect(part<HTMLInputElement>('input').value).toBe('Сокол');
  expect(element.shadowRoot?.activeElement).toBe(part('input'));
  expect(errors.map(({ code }) => code)).toEqual(['foreign-change']);
});

it('counts the ids of what is drawn later on', async () => {
  const Id = () => <i id={useId()} />;
  const Ids = ({ count }: { readonly count: number }) => Array.from({ length: count }, (_, index) => <Id key={index} />);
  const place = document.createElement('div');
  const root = createRoot(place);
  for (const count of [1, 2, 3, 4]) {
    root.render(<Ids count={count} />);
    await expect.poll(() => place.childElementCount).toBe(count);
  }
  expect(new Set([...place.children].map(({ id }) => id)).size).toBe(4);
  root.unmount();
});

it('leaves what was added where nothing has moved', async () => {
  const { element, errors, part, heading } = open();
  await expect.poll(heading).toBe('Купить 2 жильё');
  part('input').after(document.createElement('aside'));
  part('button').click();
  await expect.poll(heading).toBe('Снять 1 жильё');
  expect(part('aside')).not.toBeNull();
  expect(errors).toEqual([]);
  element.remove();
});
