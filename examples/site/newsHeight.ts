/** Height of what is new on the home page when it was seen last, and the width of the window that it was for: '744 312'. */
const key = 'kvartal:news';

/** Reserves room for what is new in the searches of this device before the code of the page has come: what stands below would move later, while it is read. */
export function reserveNews(): void {
  try {
    const [width, height] = (localStorage.getItem(key) ?? '').split(' ').map(Number);
    if (width === innerWidth && height) document.documentElement.style.setProperty('--site-news', `${height}px`);
  } catch {
    // Without storage there are no searches of an earlier visit.
  }
}

/** Remembers the height of the block for the next visit, until the returned function is called. */
export function keepNewsHeight(block: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const news = block.querySelector('section');
    if (!news) return;
    try {
      if (news.hidden) localStorage.removeItem(key);
      else localStorage.setItem(key, `${innerWidth} ${Math.ceil(block.getBoundingClientRect().height)}`);
    } catch {
      // The next visit reserves nothing.
    }
  });
  observer.observe(block);
  return () => observer.disconnect();
}
