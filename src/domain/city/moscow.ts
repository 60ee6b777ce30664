import { moscowArea } from '../map/cityBounds';
import { pinMapBox } from '../map/pinMapBox';
import type { City } from './city';
import { listingMapBox, moscowBox, moscowCenter, requestBox } from './moscowPlace';

export const moscow: City = {
  id: 1,
  path: '',
  names: { name: 'Москва', of: 'Москвы', in: 'Москве', en: 'Moscow' },
  box: moscowBox,
  requestBox,
  listingMapBox,
  pinMapBox,
  area: moscowArea,
  center: moscowCenter,
  zoom: 10,
};
