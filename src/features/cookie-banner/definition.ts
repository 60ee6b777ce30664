import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf } from '../../base/defineElement';

/** Where the link of the banner is about to lead. */
export interface CookieNavigateDetail {
  readonly url: string;
  readonly target: 'privacy';
}

export const cookieBanner = defineElement({
  tag: 'kvartal-cookie-banner',
  doc: 'Сообщение о файлах cookie внизу окна, пока посетитель его не примет. Согласие хранится год.',
  props: { ...commonProps },
  events: {
    ...commonEvents,
    accepted: event<object>('Посетитель принял сообщение'),
    navigate: event<CookieNavigateDetail>('Переход к политике конфиденциальности. Отмена оставляет его странице', { cancelable: true }),
  },
  parts: { banner: 'Сообщение' },
  cssProperties: { ...commonCssProperties },
});

/** Props of `CookieBanner`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type CookieBannerProps = PropsOf<typeof cookieBanner>;
