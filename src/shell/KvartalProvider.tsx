import { ForeignChanges } from './foreign/ForeignChanges';
import { Shell, type ShellProps } from './Shell';

/** Addresses, theme, brand, font, language and `onError` for everything inside; all optional. */
export type KvartalProviderProps = Omit<ShellProps, 'host'>;

/** Wraps Kvartal components on a React page: one runtime, texts, theme and style sheets for all of them. */
export function KvartalProvider({ children, ...props }: KvartalProviderProps) {
  return (
    <Shell {...props}>
      <ForeignChanges onError={props.onError}>{children}</ForeignChanges>
    </Shell>
  );
}
