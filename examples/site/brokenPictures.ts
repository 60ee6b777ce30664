/** The placeholder that the server has for pictures that fail to load (§7). */
const placeholder = '/temp-card.webp';

/** Shows the placeholder for pictures of the server-rendered page that fail to load. The client's page does so itself. */
export function replaceBrokenPictures(first: HTMLElement): void {
  const replace = (picture: HTMLImageElement) => {
    // The drawing of the home page is decoration.
    if (picture.alt === '') return;
    if (picture.getAttribute('src') === placeholder) {
      // Without a text the browser shows no sign of a broken picture.
      picture.alt = '';
      return;
    }
    for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove();
    picture.removeAttribute('srcset');
    picture.src = placeholder;
  };
  first.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), { capture: true });
  // Some may have failed before this script ran.
  for (const picture of first.querySelectorAll('img'))
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) replace(picture);
}
