import { moscowArea } from '../map/cityBounds';
import { mapBox, wholeCityBox } from '../map/cityMapBoxes';
import type { City } from './city';
import { listingMapBox, moscowBox, moscowCenter, requestBox } from './moscowPlace';

export const moscow: City = {
  id: 1,
  path: '',
  names: { name: 'Москва', of: 'Москвы', in: 'Москве', en: 'Moscow' },
  box: moscowBox,
  wholeBox: wholeCityBox,
  requestBox,
  mapBox,
  listingMapBox,
  area: moscowArea,
  center: moscowCenter,
  zoom: 10,
};
