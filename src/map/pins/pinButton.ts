import type { MapPin } from './MapPin';

const svg = 'http://www.w3.org/2000/svg';
/** The kit's logo. */
const arch =
  'M3 2h15.5A10.5 10.5 0 0 1 29 12.5V30h-9.6v-3.4a3.4 3.4 0 0 0-6.8 0V30H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Zm6.5 7.5v9.6a8.6 8.6 0 0 1 12 0v-5.6a4 4 0 0 0-4-4Z';

export function makePinButton({ ownerDocument }: Element): HTMLButtonElement {
  const button = ownerDocument.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'marker');
  return button;
}

/** Updates what has changed. */
export function showPin(button: HTMLButtonElement, pin: MapPin, before: MapPin | null): void {
  if (before?.kind !== pin.kind || before.label !== pin.label) {
    button.dataset['kind'] = pin.kind;
    button.toggleAttribute('data-wide', pin.kind === 'cluster' && pin.label.length > 1);
    if (pin.kind === 'place') button.replaceChildren(mark(button));
    else button.textContent = pin.label;
  }
  if (before?.name !== pin.name || before.label !== pin.label) button.setAttribute('aria-label', nameOf(pin));
  if (before?.isVisited !== pin.isVisited) button.toggleAttribute('data-seen', pin.isVisited);
  if (before?.isSelected !== pin.isSelected) {
    button.toggleAttribute('data-selected', pin.isSelected);
    if (pin.isSelected) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

/** Voice control addresses buttons by their visible text. */
function nameOf({ name, label, kind }: MapPin): string {
  return kind === 'place' || name.includes(label) ? name : `${label}, ${name}`;
}

function mark({ ownerDocument }: Element): Element {
  const drawing = ownerDocument.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 32');
  drawing.setAttribute('aria-hidden', 'true');
  const path = ownerDocument.createElementNS(svg, 'path');
  path.setAttribute('fill', 'currentColor');
  path.setAttribute('fill-rule', 'evenodd');
  path.setAttribute('d', arch);
  drawing.append(path);
  return drawing;
}
