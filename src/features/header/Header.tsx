import { useHeaderText } from '../../text/header/useHeaderText';
import type { HeaderProps } from './definition';

/** The header of the main site (§2 "Header and footer"). */
export function Header(_props: HeaderProps) {
  const { h } = useHeaderText();
  return <header part="header">{h.city}</header>;
}
