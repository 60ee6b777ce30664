import { createLightRoom } from '../../ui/dom/lightDom';
import { type MapEngine, MapError, type MapHandle, type MapOptions, type MapSettings } from './MapEngine';

/** A map that stands on the page. */
export interface MapPlace {
  readonly handle: MapHandle;
  end(): void;
}

let lastSlot = 0;

/**
 * Makes a map in `stage`. Where its style sheets live in the document and the stage in a shadow root, the map becomes a child of the host and
 * is shown through a slot. `onLost` is called when the page does not leave it there.
 */
export function placeMap(
  engine: MapEngine,
  stage: HTMLElement,
  host: HTMLElement | undefined,
  options: MapOptions,
  settings: MapSettings,
  onLost: (error: MapError) => void,
): MapPlace {
  const document = stage.ownerDocument;
  const container = document.createElement('div');
  // Through CSSOM: a strict policy refuses style attributes. Important: styles of the page reach a child of the host.
  for (const [name, value] of containerStyle) container.style.setProperty(name, value, 'important');
  // What a vendor draws has an order of its own; ours has something that stands above the pins.
  if (engine.needsLightDom) container.style.setProperty('isolation', 'isolate', 'important');

  const away: (() => void)[] = [];
  if (engine.needsLightDom && host) {
    lastSlot += 1;
    container.slot = `kvartal-map-${lastSlot}`;
    const slot = document.createElement('slot');
    slot.name = container.slot;
    stage.append(slot);
    away.push(createLightRoom(host, () => onLost(new MapError('script'))).place(container), () => slot.remove());
  } else {
    stage.append(container);
    away.push(() => container.remove());
  }
  const leave = () => {
    for (const step of away.splice(0).reverse()) step();
  };

  try {
    const handle = engine.create(container, options, settings);
    away.unshift(watch(stage, handle));
    return {
      handle,
      end() {
        handle.destroy();
        leave();
      },
    };
  } catch (thrown) {
    leave();
    throw thrown;
  }
}

const containerStyle = [
  ['position', 'absolute'],
  ['inset', '0'],
  ['margin', '0'],
  ['display', 'block'],
  ['visibility', 'inherit'],
] as const;

/** Tells the map of another size and of other colours. */
function watch(stage: HTMLElement, handle: MapHandle): () => void {
  let isFirst = true;
  const sizes = new ResizeObserver(() => {
    // Observing begins with a report of what the map has seen itself.
    if (!isFirst && stage.clientWidth > 0 && stage.clientHeight > 0) handle.resize();
    isFirst = false;
  });
  sizes.observe(stage);
  // Whatever changes the theme, a style of the page included, the stage fades from one colour to the other.
  const restyle = ({ target, propertyName }: TransitionEvent) => {
    if (target === stage && propertyName === 'background-color') handle.restyle();
  };
  stage.addEventListener('transitionend', restyle);
  return () => {
    sizes.disconnect();
    stage.removeEventListener('transitionend', restyle);
  };
}
