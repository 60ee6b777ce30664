import type { JSX } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type { ElementError } from '../../src/base/commonProps';
import type { ElementOf, EventMapOf, JsxOf } from '../../src/base/defineElement';
import type { SearchFilters } from '../../src/domain/search/filters';
import type { TagMap } from '../../src/elements/tagTypes';
import type { SearchResults } from '../../src/state/search/searchState';
import type { ProbeFilters, ProbeProps, probe } from './fixture';

type Probe = typeof probe;

// The compiler is the judge here: `tsc -p .` fails when a derived type changes.
describe('types derived from a definition', () => {
  it('gives React props with camelCase names, all optional', () => {
    expectTypeOf<ProbeProps['layout']>().toEqualTypeOf<'hero' | 'bar' | undefined>();
    expectTypeOf<ProbeProps['theme']>().toEqualTypeOf<'light' | 'dark' | 'auto' | undefined>();
    expectTypeOf<ProbeProps['pageSize']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<ProbeProps['compact']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<ProbeProps['filters']>().toEqualTypeOf<ProbeFilters | undefined>();
    expectTypeOf<Record<never, never>>().toExtend<ProbeProps>();
  });

  it('gives callbacks; only those of cancelable events may answer false', () => {
    expectTypeOf<ProbeProps['onFiltersChange']>().toEqualTypeOf<((detail: { clicks: number }) => void) | undefined>();
    expectTypeOf<ProbeProps['onNavigate']>().toEqualTypeOf<((detail: { url: string }) => boolean | void) | undefined>();
    expectTypeOf<ProbeProps['onError']>().toEqualTypeOf<((detail: ElementError) => void) | undefined>();
    expectTypeOf<ProbeProps['onReady']>().toEqualTypeOf<((detail: void) => void) | undefined>();
  });

  it('gives DOM events by their kebab-case names', () => {
    expectTypeOf<keyof EventMapOf<Probe>>().toEqualTypeOf<
      'kvartal-error' | 'kvartal-filters-change' | 'kvartal-navigate' | 'kvartal-ready'
    >();
    type Navigate = EventMapOf<Probe>['kvartal-navigate']['detail'];
    expectTypeOf<Navigate['url']>().toBeString();
    expectTypeOf<Navigate['instance']>().toEqualTypeOf<ElementOf<Probe>>();
    expectTypeOf<EventMapOf<Probe>['kvartal-ready']['detail']['instance']>().toEqualTypeOf<ElementOf<Probe>>();
    const listen = (element: ElementOf<Probe>) => {
      element.addEventListener('kvartal-filters-change', (event) => expectTypeOf(event.detail.clicks).toBeNumber());
      element.addEventListener('click', (event) => expectTypeOf(event).toEqualTypeOf<PointerEvent>());
    };
    expectTypeOf(listen).toBeFunction();
  });

  it('gives the events of all elements to listeners on the document and on the window', () => {
    const listen = () => {
      document.addEventListener('kvartal-error', ({ detail }) => {
        expectTypeOf(detail.code).toBeString();
        expectTypeOf(detail.instance).toExtend<HTMLElement>();
      });
      window.addEventListener('kvartal-page', ({ detail }) => expectTypeOf(detail.page).toBeNumber());
    };
    expectTypeOf(listen).toBeFunction();
  });

  it('lets filters be written as the attribute takes them, and read as objects', () => {
    const write = (element: TagMap['kvartal-search']) => {
      element.filters = 'room_count=1';
      element.filters = { rooms: ['1'], priceMax: 9_000_000 };
      expectTypeOf(element.filters).toExtend<SearchFilters | null>();
      expectTypeOf(element.search({ rooms: ['1'] })).resolves.toEqualTypeOf<SearchResults | null>();
    };
    expectTypeOf(write).toBeFunction();
  });

  it('gives the DOM object and the JSX of the tag', () => {
    expectTypeOf<ElementOf<Probe>>().toExtend<HTMLElement>();
    expectTypeOf<ElementOf<Probe>['filters']>().toEqualTypeOf<ProbeFilters | undefined>();
    type Attributes = JsxOf<Probe>;
    // Markup is text.
    expectTypeOf<Attributes['page-size']>().toEqualTypeOf<number | `${number}` | undefined>();
    expectTypeOf<Attributes['compact']>().toEqualTypeOf<boolean | '' | 'true' | 'false' | undefined>();
    expectTypeOf<Attributes['pageSize']>().toEqualTypeOf<number | `${number}` | undefined>();
    expectTypeOf<Attributes['className']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Attributes['onkvartal-navigate']>().toEqualTypeOf<((event: EventMapOf<Probe>['kvartal-navigate']) => void) | undefined>();
    expectTypeOf<JSX.IntrinsicElements['div']>().toBeObject();
  });
});
