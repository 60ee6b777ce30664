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

// With this in its address the page says what is wrong on it; visitors load nothing for it.
if (new URLSearchParams(location.search).has('kvartal-doctor')) void import(/* @vite-ignore */ `${location.origin}/kit/kvartal.doctor.js`);
