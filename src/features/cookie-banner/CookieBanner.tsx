import { useCookiesText } from '../../text/cookies/useCookiesText';
import type { CookieBannerProps } from './definition';

/** The cookie banner (§2, §4). */
export function CookieBanner(_props: CookieBannerProps) {
  const { c } = useCookiesText();
  return (
    <section part="banner" aria-label={c.name}>
      <button type="button">{c.accept}</button>
    </section>
  );
}
