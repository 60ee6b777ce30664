import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { mapPropsDocs } from '../../base/mapProps.docs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { moderation } from './definition';

export const moderationDocs = documented(moderation, {
  doc: 'Страница модератора: очередь объявлений, жалобы, рассылки и решения. Остальным показывает то же, что и несуществующая страница.',
  props: {
    ...commonPropsDocs,
    headingLevel: 'Уровень заголовка страницы, от 1 до 4',
    section: 'Раздел: очередь, жалобы на объявления, жалобы на собеседников, рассылки или решения',
    caseId: 'Номер дела: в очереди и в жалобах на объявления — номер объявления, в жалобах на собеседников — номер жалобы',
    token: tokenPropDoc,
    ...mapPropsDocs,
  },
  events: {
    ...commonEventsDocs,
    access: 'Стало известно, модератор ли посетитель',
    case: 'Открыт другой раздел или другое дело: страница может записать это в свой адрес',
  },
  parts: {
    title: 'Заголовок',
    tab: 'Вкладка',
    queue: 'Очередь',
    listing: 'Объявление, как его увидят посетители',
    section: 'Раздел объявления',
    map: 'Карта с домом',
    marker: 'Точка с домом на карте',
    control: 'Кнопка управления картой',
    decision: 'Решение: кнопки и причины отказа',
    complaint: 'Объявление с жалобами',
    spam: 'Текст, отправленный многим',
    record: 'Принятое решение',
    state: 'Блок «пусто», «не найдено» или ошибки',
  },
  cssProperties: {
    ...commonCssProperties,
    '--kv-moderation-top': 'Высота того, что закреплено вверху страницы: под ним останавливаются очередь и решение',
  },
});
