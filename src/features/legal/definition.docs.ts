import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { legal } from './definition';

export const legalDocs = documented(legal, {
  doc: 'Правила и документы: размещение, модерация, общение, собственникам, шаблоны, соглашение и политика.',
  props: {
    ...commonPropsDocs,
    page: 'Страница; menu — список страниц. Если элемент не уже 992 px, вместо списка показана первая страница и поднимается событие navigate с её адресом',
    templateUrl: 'Адрес файла с шаблоном документа. По умолчанию — файл основного сайта',
    headingLevel: 'Уровень заголовка, от 1 до 6',
  },
  events: { ...commonEventsDocs, navigate: 'Переход по ссылке. Отмена оставляет его странице' },
  parts: {
    heading: 'Заголовок',
    menu: 'Список страниц',
    back: 'Ссылка на список страниц',
    text: 'Текст страницы',
    template: 'Шаблон документа со ссылкой на файл',
    state: 'Сообщение о том, что текст не загружен',
  },
  cssProperties: { ...commonCssProperties },
});
