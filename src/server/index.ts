export { type ElementAttributes, type ElementOptions, type RenderedElement, type RenderedTag, renderElement } from './renderElement';
export { type RenderedPage, type RenderOptions, renderPage } from './renderPage';
