import type { FavouriteDetail } from '../domain/favourites/favouriteDetail';
import { FavouriteListener } from '../state/favourites/favouriteListener';
import { ForeignChanges } from './foreign/ForeignChanges';
import { Shell, type ShellProps } from './Shell';

/** Addresses, theme, brand, font, language, `onError` and `onFavourite` for everything inside; all optional. */
export interface KvartalProviderProps extends Omit<ShellProps, 'host'> {
  /** Called when a visitor presses a heart. */
  onFavourite?: (detail: FavouriteDetail) => void;
}

/** Wraps Kvartal components on a React page: one runtime, texts, theme and style sheets for all of them. */
export function KvartalProvider({ children, onFavourite, ...props }: KvartalProviderProps) {
  return (
    <Shell {...props}>
      <ForeignChanges onError={props.onError}>
        <FavouriteListener value={onFavourite}>{children}</FavouriteListener>
      </ForeignChanges>
    </Shell>
  );
}
