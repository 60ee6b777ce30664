import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/golos-text';
import { KvartalProvider } from '@kvartal/kit';
import { App } from './App';
import './site.css';

const place = document.getElementById('site');
if (!place) throw new Error('index.html has lost its #site');

createRoot(place).render(
  <StrictMode>
    <KvartalProvider theme="auto">
      <App />
    </KvartalProvider>
  </StrictMode>,
);
