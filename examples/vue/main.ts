import '@kvartal/kit/elements';
import { createApp } from 'vue';
import App from './App.vue';
import './studio.css';

createApp(App).mount('#page');
