/** Px per arrow key press; three times as much with Shift. */
const step = 80;

export interface MapKeyActions {
  pan(x: number, y: number): void;
  zoom(step: number): void;
}

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1, '−': -1, _: -1 };

/** Pans and zooms by keyboard while the surface itself has focus. */
export function listenToKeys(surface: HTMLElement, { pan, zoom }: MapKeyActions): void {
  surface.addEventListener('keydown', (event) => {
    if (event.target !== surface || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const arrow = arrows[event.key];
    const closer = zooms[event.key];
    if (arrow) {
      const far = event.shiftKey ? step * 3 : step;
      pan(arrow[0] * far, arrow[1] * far);
    } else if (closer) zoom(closer);
    else return;
    event.preventDefault();
  });
}
