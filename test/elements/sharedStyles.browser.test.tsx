import { cleanup, render } from '@testing-library/react';
import { __PRIVATE__, styled } from 'styled-components';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Shell } from '../../src/shell/Shell';
import { sharedStyles, styledSheet } from '../../src/shell/sharedStyles';
import { defineProbe } from './Probe';
import { insert, inside, rendered } from './support';

beforeAll(defineProbe);
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const rulesSheet = () => sharedStyles(document).at(-1);

function rulesWith(text: string): number {
  return [...(rulesSheet()?.cssRules ?? [])].filter((rule) => rule.cssText.includes(text)).length;
}

describe('the shared sheet of styled rules', () => {
  it('stands on the private part of styled-components that was pinned', () => {
    expect(__PRIVATE__.StyleSheet).toBeTypeOf('function');
    expect(styledSheet()?.getTag().tag).toMatchObject({ insertRule: expect.any(Function), getRule: expect.any(Function) });
  });

  it('holds one copy of a rule, however many elements use it, and writes no style element', async () => {
    const elements = [1, 2, 3].map(() => insert('<kvartal-probe></kvartal-probe>'));
    for (const element of elements) await rendered(element);
    expect(rulesWith('color: rgb(1, 2, 3)')).toBe(1);
    for (const element of elements) {
      expect(element.shadowRoot?.querySelector('style')).toBeNull();
      expect(element.shadowRoot?.adoptedStyleSheets).toEqual(sharedStyles(document));
      expect(getComputedStyle(inside(element, '[data-testid=box]')).color).toBe('rgb(1, 2, 3)');
    }
    elements[0]?.remove();
    await Promise.resolve();
    expect(rulesWith('color: rgb(1, 2, 3)')).toBe(1);
  });

  it('takes rules of components that come later', async () => {
    const element = insert('<kvartal-probe></kvartal-probe>');
    await rendered(element);
    const Late = styled.i`
      color: rgb(9, 8, 7);
    `;
    const { container } = render(
      <Shell>
        <Late data-testid="late">поздно</Late>
      </Shell>,
    );
    expect(getComputedStyle(inside(container, 'i')).color).toBe('rgb(9, 8, 7)');
    expect([...document.querySelectorAll('style')].some((style) => style.textContent?.includes('rgb(9, 8, 7)'))).toBe(false);
  });

  it('leaves out a rule the browser does not understand, without harm to the others', async () => {
    const Strange = styled.b`
      color: rgb(5, 5, 5);
      &::-nonexistent-part(x) {
        color: red;
      }
      &:hover {
        color: rgb(6, 6, 6);
      }
    `;
    const { container } = render(
      <Shell>
        <Strange>странно</Strange>
      </Shell>,
    );
    expect(getComputedStyle(inside(container, 'b')).color).toBe('rgb(5, 5, 5)');
    expect(rulesWith('rgb(6, 6, 6)')).toBe(1);
  });
});
