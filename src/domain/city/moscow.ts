import { moscowArea } from '../map/cityBounds';
import type { City } from './city';
import { listingMapBox, mapBox, moscowBox, moscowCenter, requestBox, wholeCityBox } from './moscowPlace';

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
