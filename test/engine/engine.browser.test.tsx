import r2wc from '@r2wc/react-to-web-component';
import * as client from 'preact/compat/client';
import * as runtime from 'preact/jsx-runtime';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';
import { useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import ownR2wc from '../../src/engine/r2wc';
import * as ownReact from '../../src/engine/react';
import * as ownStyledComponents from '../../src/engine/styledComponents';
import { useSWRConfig as ownSWRConfig } from '../../src/engine/swr';

it.each([
  ['react', react.lazy, ownReact.lazy],
  ['the Suspense of react', react.Suspense, ownReact.Suspense],
  ['react-dom/client', reactDomClient.createRoot, client.createRoot],
  ['react/jsx-runtime', jsx.jsx, runtime.jsx],
  ['styled-components', styledComponents.styled, ownStyledComponents.styled],
  ['swr', useSWRConfig, ownSWRConfig],
  ['@r2wc/react-to-web-component', r2wc, ownR2wc],
])('%s is the one that ships', (_name, imported, shipped) => {
  expect(imported).toBe(shipped);
});

it('has of react what ships, and nothing else', () => {
  expect(Object.keys(react)).toEqual(Object.keys(ownReact));
  expect(react).not.toHaveProperty('version');
});
