import { plainClick } from '../../parts/card/card';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useText } from '../../text/catalogue/TextContext';
import { Button } from '../../ui/buttons/Button';
import type { PublishProps } from './definition';

/** Leads to the home page of the main site. */
export function Home({ onNavigate, isMain = false }: Pick<PublishProps, 'onNavigate'> & { readonly isMain?: boolean }) {
  const { text } = useText();
  const url = `${useRuntime().siteUrl}/`;
  const go = plainClick((event) => {
    if (onNavigate?.({ url, target: 'home' }) === false) event.preventDefault();
  });
  return (
    <Button href={url} variant={isMain ? 'primary' : 'line'} onClick={go}>
      {text.results.home}
    </Button>
  );
}
