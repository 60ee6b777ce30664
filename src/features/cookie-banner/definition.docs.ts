import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { cookieBanner } from './definition';

// It has no page background.
const { '--kv-page': _page, ...cssProperties } = commonCssProperties;

const bannerCssProperties = {
  '--kv-foot': 'Высота того, что закреплено у нижнего края окна, например панели связи объявления на телефоне: сообщение стоит над ним',
};

export const cookieBannerDocs = documented(cookieBanner, {
  doc: 'Сообщение о файлах cookie внизу окна, пока посетитель его не примет. Согласие хранится год, в cookie и в localStorage. Пока оно закрывало бы поле или кнопку с фокусом, его не видно. Места на странице не занимает; поставьте элемент в начало страницы, чтобы до него было недалеко с клавиатуры.',
  props: { ...commonPropsDocs },
  events: {
    ...commonEventsDocs,
    accepted: 'Посетитель принял сообщение',
    navigate: 'Переход к политике конфиденциальности. Отмена оставляет его странице',
  },
  parts: { banner: 'Сообщение' },
  cssProperties: { ...cssProperties, ...bannerCssProperties },
});
