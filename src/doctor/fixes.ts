/**
 * What may be wrong on a page: how bad it is, and what to do, in Russian and in English. Both stand here and not in the catalogues of `text`,
 * because a report has both.
 */
export const fixes = {
  'attribute-quotes': [
    'error',
    'В атрибуте {0} типографские кавычки: {1}. Замените их прямыми: {2}.',
    'Attribute {0} has typographic quotes: {1}. Replace them by straight ones: {2}.',
  ],
  'attribute-misspelt': [
    'error',
    'Атрибута {0} нет. Похоже на {1}: исправьте имя.',
    'There is no attribute {0}. It looks like {1}: correct the name.',
  ],
  'attribute-unknown': [
    'warning',
    'Атрибута {0} у этого тега нет, он не действует. Уберите его или сверьтесь со справочником элементов.',
    'This tag has no attribute {0}, which does nothing. Remove it, or look into the reference of elements.',
  ],
  'attribute-value': ['error', '{0}', 'The value “{1}” of {2} does not fit. {3} The default is used for now.'],
  'tag-unknown': ['error', 'Тега {0} нет. {1}', 'There is no tag {0}. {1}'],
  policy: [
    'error',
    'Политика страницы (Content-Security-Policy) не пустила {0}. Добавьте {1} в директиву {2}.',
    'The policy of the page (Content-Security-Policy) blocked {0}. Add {1} to the directive {2}.',
  ],
  'script-missing': [
    'error',
    'На странице нет тега script с kvartal.js, поэтому элементы пусты. Добавьте его, как в руководстве.',
    'The page has no script tag with kvartal.js, so elements are empty. Add it as the manual shows.',
  ],
  'script-idle': [
    'error',
    'По адресу {0} что-то есть, но скрипт не запустился. Откройте адрес: там должен быть код. Проверьте type="module" и integrity в теге.',
    'Something is at {0}, but the script has not run. Open the address: it must be code. Check type="module" and integrity in the tag.',
  ],
  'file-failed': [
    'error',
    'Не загрузилось: {0}. Проверьте адрес, сеть и блокировщики; рядом с kvartal.js должны лежать папка c/ и outdated.js.',
    'Did not load: {0}. Check the address, the network and blockers; the folder c/ and outdated.js belong beside kvartal.js.',
  ],
  'element-hidden': [
    'error',
    'Элемент не виден: {0}. Уберите это у элемента или у блока вокруг него.',
    'The element cannot be seen: {0}. Remove that from the element or from the box around it.',
  ],
  'element-size': [
    'error',
    'Элементу не осталось места: {0}. Задайте этому блоку ширину и высоту.',
    'The element has no room: {0}. Give this box a width and a height.',
  ],
  'map-size': [
    'error',
    'Высота или ширина карты — ноль. Уберите --kv-map-height или задайте в нём высоту, например 480px.',
    'The height or width of the map is zero. Remove --kv-map-height, or set it to a height such as 480px.',
  ],
  'map-key': [
    'error',
    'Ключ Яндекс Карт не указан или не принят, поэтому показана карта Квартала. Проверьте map-key и домены этого ключа.',
    'The key of Yandex Maps is missing or was refused, so the map of the kit is shown. Check map-key and the domains of that key.',
  ],
  'style-inherited': [
    'warning',
    'Стиль страницы дошёл до элемента: {0}. Задайте его только своим блокам, не всем сразу.',
    'A style of the page reaches the element: {0}. Set it on your own boxes only, not on all at once.',
  ],
  'two-versions': [
    'error',
    'На странице несколько копий кита: {0}. Работает первая. Оставьте один тег script или один пакет.',
    'The page has several copies of the kit: {0}. The first one works. Keep one script tag or one package.',
  ],
  'api-unreachable': [
    'error',
    'API не отвечает: {0}. Проверьте адрес в data-api-url или api-url, сеть и блокировщики.',
    'The API does not answer: {0}. Check the address in data-api-url or api-url, the network and blockers.',
  ],
  'api-cors': [
    'error',
    'API {0} не разрешает запросы с {1} (CORS). Добавьте этот адрес в ALLOWED_ORIGINS сервера.',
    'The API {0} does not allow requests from {1} (CORS). Add this origin to ALLOWED_ORIGINS of the server.',
  ],
  'api-status': [
    'error',
    'API {0} ответил кодом {1}. Проверьте адрес в data-api-url или api-url и журнал сервера.',
    'The API {0} answered with {1}. Check the address in data-api-url or api-url, and the log of the server.',
  ],
  'api-not-json': [
    'error',
    'По адресу {0} отвечает не API: это не JSON со списком. Исправьте data-api-url или api-url.',
    'What answers at {0} is not the API: it is no JSON with a list. Correct data-api-url or api-url.',
  ],
  clock: [
    'warning',
    'Часы этого устройства расходятся с сервером на {0} мин. Включите в системе установку времени по сети.',
    'The clock of this device differs from the server by {0} min. Let the system set its time from the network.',
  ],
  storage: [
    'warning',
    'Браузер не даёт странице хранить данные ({0}): вход и черновики пропадут. Разрешите сайту cookie и данные.',
    'The browser lets the page store nothing ({0}): sign-in and drafts will be lost. Allow cookies and data for this site.',
  ],
  translator: [
    'warning',
    'Страницу переводит переводчик. Показанное может отличаться от текста кита: отключите перевод и посмотрите ещё раз.',
    'A translator is at work. What is shown may differ from the texts of the kit: turn it off and look again.',
  ],
  'built-in-missing': [
    'error',
    'Скрипт страницы убрал из браузера {0}. Обновите или уберите этот скрипт.',
    'A script of the page has taken {0} from the browser. Update or remove that script.',
  ],
  'built-in-replaced': [
    'warning',
    'Скрипт страницы заменил встроенное {0}, возможно, с ошибками. Уберите старые полифилы: браузерам кита они не нужны.',
    'A script of the page has replaced the built-in {0}, perhaps with faults. Remove old polyfills: browsers of the kit need none.',
  ],
  'built-in-added': [
    'warning',
    'Скрипт страницы добавил {0}, и оно попадает в чужие циклы. Обновите или уберите этот скрипт.',
    'A script of the page has added {0}, which gets into loops of others. Update or remove that script.',
  ],
  'name-taken': [
    'warning',
    'Тег страницы заслонил {0}. Переименуйте его атрибут name или id.',
    'A tag of the page hides {0}. Rename its attribute name or id.',
  ],
  'element-error': [
    'error',
    'Элемент сообщил: {0} ({1}). Что делать, сказано в руководстве в таблице кодов.',
    'The element reported {1}: {0}. The table of codes in the manual says what to do.',
  ],
} as const satisfies Readonly<Record<string, readonly [severity: 'error' | 'warning', ru: string, en: string]>>;
