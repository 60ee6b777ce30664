import { docsOf } from './elementDocs';
import { mapProps } from './mapProps';

export const mapPropsDocs = docsOf(mapProps, {
  mapProvider: 'Карта: своя, без ключа, или Яндекс Карты. Без ключа, и если Яндекс не загрузился, показывается своя',
  mapKey: 'Ключ JavaScript API Яндекс Карт',
  basemapUrl: 'Адрес файла своей карты. По умолчанию его отдаёт API',
  satelliteUrl: 'Адрес снимков со спутника, с {z}, {x} и {y} на месте номеров. Без него у своей карты нет переключателя слоёв',
  satelliteAttribution: 'Чьи это снимки: подпись в углу карты',
});
