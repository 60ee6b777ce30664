/** Focuses a non-interactive region without a focus ring; it stays focusable only until it loses focus. */
export function focusQuietly(region: HTMLElement | null | undefined): void {
  if (!region) return;
  region.tabIndex = -1;
  Object.assign(region.style, { outline: 'none', boxShadow: 'none' });
  region.focus({ preventScroll: true });
  const leave = () => {
    region.removeAttribute('tabindex');
    Object.assign(region.style, { outline: '', boxShadow: '' });
  };
  region.addEventListener('blur', leave, { once: true });
}
