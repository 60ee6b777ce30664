import { createRef } from 'react';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { stage } from '../support/stage';

const Plain = styled.input`
  color: rgb(1, 1, 1);
`;
const Loud = styled.input`
  color: rgb(2, 2, 2);
`;
const Louder = styled(Loud)<{ $width: number }>`
  width: ${({ $width }) => $width}px;
`;

test('other styles in the same place are another element; the same ones keep it', async () => {
  const screen = stage(<Plain defaultValue="a" />);
  const input = () => screen.root.querySelector('input');
  await expect.poll(() => input()?.value).toBe('a');
  const first = input();
  screen.show(<Plain defaultValue="a" title="b" />);
  await expect.poll(() => input()?.title).toBe('b');
  expect(input()).toBe(first);
  screen.show(<Loud defaultValue="c" />);
  await expect.poll(() => input()?.value).toBe('c');
  expect(input()).not.toBe(first);
});

test('a ref gets the element, of the tag that is asked for, with all styles and no prop of styles alone', async () => {
  const ref = createRef<HTMLInputElement>();
  stage(<Louder ref={ref} as="textarea" className="own" $width={77} />);
  await expect.poll(() => ref.current?.localName).toBe('textarea');
  const element = ref.current as HTMLElement;
  expect(getComputedStyle(element)).toMatchObject({ color: 'rgb(2, 2, 2)', width: '77px' });
  expect(element.classList).toContain('own');
  expect(element.getAttributeNames()).toEqual(['class']);
});

test('keys move elements of equal styles', async () => {
  const list = (keys: readonly string[]) => keys.map((key) => <Plain key={key} title={key} />);
  const screen = stage(list(['a', 'b']));
  const inputs = () => [...screen.root.querySelectorAll('input')];
  await expect.poll(() => inputs().map(({ title }) => title)).toEqual(['a', 'b']);
  const [a, b] = inputs();
  screen.show(list(['b', 'a']));
  await expect.poll(() => inputs().map(({ title }) => title)).toEqual(['b', 'a']);
  expect(inputs()).toEqual([b, a]);
});
