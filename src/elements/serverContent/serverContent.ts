/** Styles of what lies behind printed content: laid out, so that sizes can be measured, but neither seen nor in the way of the page. */
const BEHIND = 'position:absolute;inset:0;height:100vh;overflow:hidden;opacity:0';

/**
 * Returns where to render in a shadow root that a server has filled (`server/renderElement`): a container behind the content, which takes its
 * place once it shows the same.
 */
export function behindServerContent(root: ShadowRoot): HTMLElement {
  const page = document.createElement('div');
  page.inert = true;
  page.style.cssText = BEHIND;
  root.append(page);
  const reveal = () => {
    page.inert = false;
    page.style.cssText = 'display:contents';
    while (page.previousSibling) page.previousSibling.remove();
  };
  import('./replaceFirst').then(({ replaceFirst }) => replaceFirst(root, page, reveal), reveal);
  return page;
}
