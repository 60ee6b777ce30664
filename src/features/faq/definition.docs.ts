import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { faq } from './definition';

export const faqDocs = documented(faq, {
  doc: 'Вопросы и ответы по разделам. Загружаются, когда блок появляется в окне; раздел — когда его откроют.',
  props: {
    ...commonPropsDocs,
    failures: 'Как сообщать об ошибке загрузки: в самом блоке или окном, одним на всю страницу',
    headingLevel: 'Уровень заголовка, от 1 до 6',
  },
  events: { ...commonEventsDocs, navigate: 'Переход по ссылке блока: на контакты или из ответа. Отмена оставляет его странице' },
  parts: {
    heading: 'Заголовок',
    contacts: 'Ссылка на контакты',
    tab: 'Вкладка раздела',
    question: 'Вопрос',
    answer: 'Ответ',
    state: 'Блок «ничего нет» или ошибки',
    dialog: 'Окно об ошибке загрузки',
  },
  cssProperties: { ...commonCssProperties },
});
