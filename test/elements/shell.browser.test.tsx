import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { KvartalProvider, type KvartalProviderProps } from '../../src/shell/KvartalProvider';
import { sharedStyles } from '../../src/shell/sharedStyles';
import { pageScope } from '../../src/state/runtime/pageScope';
import { useRuntime } from '../../src/state/runtime/runtimeContext';
import { defineProbe } from './Probe';
import { collectErrors, insert, inside, rendered } from './support';

beforeAll(defineProbe);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  delete pageScope().defaults;
});

function shellOf(props: KvartalProviderProps, content: ReactNode = <i>содержимое</i>): HTMLElement {
  return inside(render(<KvartalProvider {...props}>{content}</KvartalProvider>).container, '.kv-root');
}

describe('theme, brand and font of an element', () => {
  it('marks the host with the theme, light when nothing is said', async () => {
    const element = insert('<kvartal-probe></kvartal-probe>');
    await rendered(element);
    expect(element.dataset.kvTheme).toBe('light');
    element.setAttribute('theme', 'auto');
    await vi.waitFor(() => expect(element.dataset.kvTheme).toBe('auto'));
    expect(element.hasAttribute('data-kv-brand')).toBe(false);
    expect(inside(element, '.kv-root').className).toBe('kv-root');
  });

  it('takes the brand colour from the attribute and gives it back', async () => {
    const element = insert('<kvartal-probe brand="#D9B668"></kvartal-probe>');
    await vi.waitFor(() => expect(element.hasAttribute('data-kv-brand')).toBe(true));
    expect(element.style.getPropertyValue('--kv-brand')).toBe('#D9B668');
    element.removeAttribute('brand');
    await vi.waitFor(() => expect(element.hasAttribute('data-kv-brand')).toBe(false));
    expect(element.style.getPropertyValue('--kv-brand')).toBe('');
  });

  it('sees the brand colour that the page sets in CSS', async () => {
    document.body.style.setProperty('--kv-brand', 'rebeccapurple');
    const element = insert('<kvartal-probe></kvartal-probe>');
    await vi.waitFor(() => expect(element.hasAttribute('data-kv-brand')).toBe(true));
  });

  it('copies the font of the page when asked to', async () => {
    document.body.style.fontFamily = 'Papyrus, serif';
    const own = insert('<kvartal-probe></kvartal-probe>');
    const inherited = insert('<kvartal-probe font="inherit"></kvartal-probe>');
    await rendered(own);
    await rendered(inherited);
    expect(inherited.style.getPropertyValue('--kv-font')).toBe('Papyrus, serif');
    expect(getComputedStyle(inside(inherited, '.kv-root')).fontFamily).toBe('Papyrus, serif');
    expect(getComputedStyle(inside(own, '.kv-root')).fontFamily).not.toContain('Papyrus');
  });

  it('says its language', async () => {
    const element = insert('<kvartal-probe lang="en-GB"></kvartal-probe>');
    await rendered(element);
    expect(inside(element, '.kv-root').lang).toBe('en');
  });

  it.each(['de', 'xx-YY', 'english'])('shows Russian for lang="%s", and reports it', async (lang) => {
    const { errors, stop } = collectErrors();
    const element = insert(`<kvartal-probe lang="${lang}"></kvartal-probe>`);
    await rendered(element);
    stop();
    expect(inside(element, '.kv-root').lang).toBe('ru');
    expect(errors).toMatchObject([{ code: 'bad-attribute', attribute: 'lang', message: expect.stringContaining('Укажите ru или en.') }]);
  });
});

describe('KvartalProvider in the light DOM', () => {
  it('carries theme and brand itself and gives the page the sheets once', () => {
    const shell = shellOf({ theme: 'dark', brand: 'teal' });
    expect(shell.className).toBe('kv kv-root');
    expect(shell.dataset.kvTheme).toBe('dark');
    expect(shell.hasAttribute('data-kv-brand')).toBe(true);
    for (const sheet of sharedStyles(document)) expect(document.adoptedStyleSheets.filter((adopted) => adopted === sheet)).toHaveLength(1);
  });

  it('styles components inside a shadow root of the React page', async () => {
    const outer = document.createElement('div');
    document.body.append(outer);
    const shadow = outer.attachShadow({ mode: 'open' });
    render(<KvartalProvider>внутри</KvartalProvider>, { container: shadow });
    await vi.waitFor(() => expect(shadow.adoptedStyleSheets).toEqual(sharedStyles(document)));
  });
});

describe('the runtime of a root', () => {
  const Address = () => {
    const { apiUrl, siteUrl, id } = useRuntime();
    return <output>{JSON.stringify({ apiUrl, siteUrl, id })}</output>;
  };
  const addressOf = (shell: HTMLElement): { apiUrl: string; siteUrl: string; id: string } =>
    JSON.parse(shell.querySelector('output')?.textContent ?? '{}');

  it('speaks to the page by default, and to what the script tag says when there is one', () => {
    expect(addressOf(shellOf({}, <Address />))).toMatchObject({ apiUrl: `${location.origin}/api`, siteUrl: location.origin });
    cleanup();
    pageScope().defaults = { apiUrl: 'https://kvartal.example/api', siteUrl: 'https://kvartal.example' };
    expect(addressOf(shellOf({}, <Address />))).toMatchObject({
      apiUrl: 'https://kvartal.example/api',
      siteUrl: 'https://kvartal.example',
    });
  });

  it('is one for two spellings of an address and another for another scope', () => {
    const shell = shellOf(
      { scope: 'a', apiUrl: '/api/' },
      <>
        <Address />
        <KvartalProvider scope="a" apiUrl={`${location.origin}/api`}>
          <Address />
        </KvartalProvider>
        <KvartalProvider scope="b" apiUrl="/api">
          <Address />
        </KvartalProvider>
      </>,
    );
    const [first, second, third] = [...shell.querySelectorAll('output')].map((output) => JSON.parse(output.textContent ?? '').id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
