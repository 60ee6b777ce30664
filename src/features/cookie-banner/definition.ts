import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf } from '../../base/defineElement';

/** The banner's link has been clicked. */
export interface CookieNavigateDetail {
  readonly url: string;
  readonly target: 'privacy';
}

// It has no page background.
const { '--kv-page': _page, ...cssProperties } = commonCssProperties;
const bannerCssProperties = {
  '--kv-foot': 'Высота того, что закреплено у нижнего края окна, например панели связи объявления на телефоне: сообщение стоит над ним',
};

export const cookieBanner = defineElement({
  tag: 'kvartal-cookie-banner',
  doc: 'Сообщение о файлах cookie внизу окна, пока посетитель его не примет. Согласие хранится год, в cookie и в localStorage. Места на странице не занимает; поставьте элемент в начало страницы, чтобы до него было недалеко с клавиатуры.',
  props: { ...commonProps },
  events: {
    ...commonEvents,
    accepted: event<object>('Посетитель принял сообщение'),
    navigate: event<CookieNavigateDetail>('Переход к политике конфиденциальности. Отмена оставляет его странице', { cancelable: true }),
  },
  parts: { banner: 'Сообщение' },
  cssProperties: { ...cssProperties, ...bannerCssProperties },
});

/** Props of `CookieBanner`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type CookieBannerProps = PropsOf<typeof cookieBanner>;
