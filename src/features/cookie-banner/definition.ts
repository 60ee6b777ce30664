import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf } from '../../base/defineElement';

/** The banner's link has been clicked. */
export interface CookieNavigateDetail {
  readonly url: string;
  readonly target: 'privacy';
}

export const cookieBanner = defineElement({
  tag: 'kvartal-cookie-banner',
  props: { ...commonProps },
  events: {
    ...commonEvents,
    accepted: event<object>(),
    navigate: event<CookieNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `CookieBanner`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type CookieBannerProps = PropsOf<typeof cookieBanner>;
