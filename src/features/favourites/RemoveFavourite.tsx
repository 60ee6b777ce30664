import { styled } from 'styled-components';
import { IconButton } from '../../ui/buttons/IconButton';
import { favouriteIcons } from './favouriteIcons';

/** On the corner of the photo, above the link that covers the card. */
const Heart = styled(IconButton)`
  position: absolute;
  inset: 8px 8px auto auto;
  z-index: 2;
  border-top-right-radius: var(--kv-radius-corner-s);
  svg {
    fill: currentColor;
  }
`;

export interface RemoveFavouriteProps {
  readonly label: string;
  onRemove(): void;
}

/** A filled heart: a press takes the listing off the list. */
export function RemoveFavourite({ label, onRemove }: RemoveFavouriteProps) {
  return <Heart variant="photo" icon={favouriteIcons.heart} label={label} data-remove="" onClick={onRemove} />;
}
