import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { mapPropsDocs } from '../../base/mapProps.docs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { publish } from './definition';

export const publishDocs = documented(publish, {
  doc: 'Форма объявления: новое объявление или правка своего. Показывайте её вошедшим, например внутри kvartal-auth-gate.',
  props: {
    ...commonPropsDocs,
    listingId: 'Номер объявления, которое правят; без него форма создаёт новое',
    headingLevel: 'Уровень заголовка формы, от 1 до 5',
    photoWorker:
      'Сжимать фотографии в отдельном потоке (воркере). Только если политика страницы разрешает worker-src blob: и не требует Trusted Types: узнать это сама форма не может, а запрещённая попытка попала бы в отчёты о нарушениях',
    token: tokenPropDoc,
    ...mapPropsDocs,
  },
  events: {
    ...commonEventsDocs,
    published: 'Объявление отправлено на модерацию. Отмена оставляет переход странице, иначе откроется страница основного сайта',
    navigate: 'Посетитель уходит с формы кнопкой. Отмена оставляет переход странице',
  },
  parts: {
    title: 'Заголовок',
    sections: 'Список разделов рядом с формой',
    section: 'Раздел формы',
    field: 'Поле',
    'field-list': 'Список подходящих адресов',
    map: 'Карта с домом',
    marker: 'Точка с домом на карте',
    control: 'Кнопка управления картой',
    preview: 'Предпросмотр карточки',
    advice: 'Подсказка по правилам размещения',
    progress: 'Ход отправки фотографий',
    draft: 'Найденный черновик',
    rejection: 'Почему объявление отклонено',
    history: 'История объявления',
    network: 'Нет сети, или отправка ждёт её',
    problems: 'Список того, что нужно исправить, или отказ сервера',
    state: 'Блок «не найдено» или ошибки',
  },
  cssProperties: {
    ...commonCssProperties,
    '--kv-foot': 'Высота того, что закреплено у нижнего края окна: на телефоне кнопки формы стоят над ним',
    '--kv-publish-bar':
      'CSS-свойство position кнопок формы на телефоне, sticky; static оставляет их в конце формы, пока у края окна что-то другое',
    '--kv-publish-top': 'Высота того, что закреплено вверху страницы: под ним останавливаются список разделов и предпросмотр',
  },
});
