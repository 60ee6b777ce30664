import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/golos-text';
import { App } from './App';
import './relocation.css';

const place = document.getElementById('page');
if (!place) throw new Error('index.html has lost its #page');

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
