import type { KeyboardEvent, ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { MapButton } from '../../../map/engine/MapButtons';
import type { MapLayer } from '../../../map/engine/MapEngine';
import { useMapText } from '../../../text/map/useMapText';
import { hasFocus } from '../../../ui/dom/dom';
import { Icon } from '../../../ui/icons/Icon';
import { mapIcons } from '../../../ui/icons/mapIcons';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { panel } from '../../../ui/overlay/panel';
import { usePopover } from '../../../ui/overlay/usePopover';

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
  const { text } = useMapText();
  const { isOpen, close, trigger, panel: surface } = usePopover();

  const opened = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') optionsIn(currentTarget)[layers.indexOf(layer)]?.focus();
  };
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = optionsIn(event.currentTarget);
    const at = all.findIndex((option) => hasFocus(option));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) {
      if (event.key === 'Tab') close();
      return;
    }
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };

  return (
    <>
      <MapButton {...trigger} type="button" part="control" aria-label={text.layers} aria-haspopup="menu">
        <Icon name={mapIcons['stack-2']} />
      </MapButton>
      <Menu {...surface} role="menu" aria-label={text.layers} onToggle={opened} onKeyDown={pressed}>
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
                close();
              }}
            >
              {text.layerOption[one]}
              {one === layer && <Icon name={overlayIcons.check} size={16} />}
            </Option>
          ))}
      </Menu>
    </>
  );
}

const optionsIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
