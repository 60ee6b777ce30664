import { type KeyboardEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MapButton } from '../../../map/engine/MapButtons';
import type { MapLayer } from '../../../map/engine/MapEngine';
import { useMapText } from '../../../text/map/useMapText';
import { hasFocus } from '../../../ui/dom/dom';
import { Icon } from '../../../ui/icons/Icon';
import { mapIcons } from '../../../ui/icons/mapIcons';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { anchorTo } from '../../../ui/overlay/anchor';
import { panel } from '../../../ui/overlay/panel';

export interface MapLayersProps {
  readonly layers: readonly MapLayer[];
  readonly layer: MapLayer;
  onChange(layer: MapLayer): void;
}

const Menu = styled.div`
  ${panel}
  min-width: 160px;
  padding: 6px;
  &:not(:popover-open) {
    display: none;
  }
`;

const Option = styled.button`
  display: flex;
  width: 100%;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  padding: 0 12px;
  border-radius: var(--kv-radius-tight);
  font: var(--kv-type-ui);
  &:hover {
    background: var(--kv-bg-hover);
  }
  > svg {
    color: var(--kv-text-accent);
  }
`;

/** Layer menu: scheme or satellite. Arrow keys move between items, Esc closes. */
export function MapLayers({ layers, layer, onChange }: MapLayersProps) {
  const { m } = useMapText();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const options = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];

  useEffect(() => {
    if (isOpen && trigger.current && menu.current) return anchorTo(trigger.current, menu.current);
    return undefined;
  }, [isOpen]);

  const beforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'closed' && hasFocus(currentTarget)) trigger.current?.focus();
    setOpen(newState === 'open');
  };
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') options()[layers.indexOf(layer)]?.focus();
  };
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = options();
    const at = all.findIndex((option) => hasFocus(option));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) {
      if (event.key === 'Tab') menu.current?.hidePopover();
      return;
    }
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };

  return (
    <>
      <MapButton
        ref={trigger}
        type="button"
        part="control"
        popoverTarget={id}
        aria-label={m.layers}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <Icon name={mapIcons['stack-2']} />
      </MapButton>
      <Menu
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={m.layers}
        onBeforeToggle={beforeToggle}
        onToggle={toggled}
        onKeyDown={pressed}
      >
        {isOpen &&
          layers.map((one) => (
            <Option
              key={one}
              type="button"
              role="menuitemradio"
              aria-checked={one === layer}
              tabIndex={-1}
              onClick={() => {
                onChange(one);
                menu.current?.hidePopover();
              }}
            >
              {m.layerOption[one]}
              {one === layer && <Icon name={overlayIcons.check} size={16} />}
            </Option>
          ))}
      </Menu>
    </>
  );
}
