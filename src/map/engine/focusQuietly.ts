/** Gives the focus to a region that is no control, for as long as it keeps it: nothing is drawn around it, and a press into it does nothing. */
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
