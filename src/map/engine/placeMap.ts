import { createLightDom } from '../../ui/dom/lightDom';
import { type MapEngine, MapError, type MapHandle, type MapOptions, type MapSettings } from './MapEngine';

/** A mounted map. */
export interface PlacedMap {
  readonly handle: MapHandle;
  end(): void;
}

let lastSlot = 0;

/**
 * Creates a map in `stage`. If the engine needs the light DOM and the stage is in a shadow root, the map becomes a slotted child of the
 * host. `onLost` is called if the page removes it.
 */
export function placeMap(
  engine: MapEngine,
  stage: HTMLElement,
  host: HTMLElement | undefined,
  options: MapOptions,
  settings: MapSettings,
  onLost: (error: MapError) => void,
): PlacedMap {
  const document = stage.ownerDocument;
  const container = document.createElement('div');
  // Set through CSSOM: a strict CSP blocks style attributes. Important: page styles apply to children of the host.
  for (const [name, value] of containerStyle) container.style.setProperty(name, value, 'important');
  // The vendor's own z-indexes must not cover our controls.
  if (engine.needsLightDom) container.style.setProperty('isolation', 'isolate', 'important');

  const cleanups: (() => void)[] = [];
  if (engine.needsLightDom && host) {
    container.slot = `kvartal-map-${++lastSlot}`;
    const slot = document.createElement('slot');
    slot.name = container.slot;
    stage.append(slot);
    cleanups.push(createLightDom(host, () => onLost(new MapError('script'))).place(container), () => slot.remove());
  } else {
    stage.append(container);
    cleanups.push(() => container.remove());
  }
  const leave = () => {
    for (const step of cleanups.splice(0).reverse()) step();
  };

  try {
    const handle = engine.create(container, options, settings);
    cleanups.unshift(watch(stage, handle));
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

/** Forwards size and colour changes to the map. */
function watch(stage: HTMLElement, handle: MapHandle): () => void {
  const sizeOf = () => stage.clientWidth * stage.clientHeight && stage.clientWidth + stage.clientHeight / 1e5;
  let known = sizeOf();
  // Its first call comes a frame later, or much later on a busy page, where the size may have changed already.
  const sizes = new ResizeObserver(() => {
    const size = sizeOf();
    if (size && size !== known) handle.resize();
    known = size;
  });
  sizes.observe(stage);
  const styles = new AbortController();
  // Any theme change, page styles included, starts this transition of the stage.
  stage.addEventListener(
    'transitionend',
    ({ target, propertyName }) => {
      if (target === stage && propertyName === 'background-color') handle.restyle();
    },
    styles,
  );
  return () => {
    sizes.disconnect();
    styles.abort();
  };
}
