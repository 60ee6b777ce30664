export { type RenderedPage, type RenderOptions, renderPage } from './renderPage';
