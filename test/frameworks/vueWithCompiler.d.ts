declare module 'vue/dist/vue.esm-bundler.js' {
  export { createApp } from 'vue';
}
