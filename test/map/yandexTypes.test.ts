import { expectTypeOf, it } from 'vitest';
import type { Pair, YandexMap, YandexProjection } from '../../src/map/yandex/api';

type Published = import('yandex-maps').Map;

it('what the kit calls of Yandex is in the published types, with these arguments', () => {
  expectTypeOf<Parameters<YandexMap['setCenter']>>().toExtend<Parameters<Published['setCenter']>>();
  expectTypeOf<Published['getCenter']>().toExtend<() => number[]>();
  expectTypeOf<Published['getZoom']>().toEqualTypeOf<YandexMap['getZoom']>();
  expectTypeOf<Published['container']>().toExtend<YandexMap['container']>();
  expectTypeOf<'enable' | 'disable'>().toExtend<keyof Published['behaviors']>();
  expectTypeOf<'setCorrection'>().toExtend<keyof Published['action']>();
  expectTypeOf<'add'>().toExtend<keyof Published['events']>();
  expectTypeOf<Parameters<YandexProjection['toGlobalPixels']>>().toExtend<
    Parameters<import('yandex-maps').IProjection['toGlobalPixels']>
  >();
  expectTypeOf<Pair>().toExtend<ReturnType<import('yandex-maps').IProjection['fromGlobalPixels']>>();
});
