import '@kvartal/kit/elements';
import { createApp } from 'vue';
import App from './App.vue';
import './studio.css';

createApp(App).mount('#page');

// With this in its address the page says what is wrong on it; visitors load nothing for it.
if (new URLSearchParams(location.search).has('kvartal-doctor')) void import(/* @vite-ignore */ `${location.origin}/kit/kvartal.doctor.js`);
