import { afterEach, beforeEach } from 'vitest';
import type { Listing } from '../../../src/domain/listing/listing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { element, type Mounted, type MountOptions } from '../mount';
import { flats } from './listings';

export const world = aWorld(flats(25));
export const card = '<template slot="card"><a class="flat" href="{{url}}"><b>{{id}}</b> {{price}}</a></template>';

export const hostOf = ({ container }: Mounted) => container.firstElementChild as HTMLElement;
export const boxes = (mounted: Mounted) => [...hostOf(mounted).querySelectorAll(':scope > [data-kvartal]')];
/** Numbers in the page's own cards, in visual order. */
export function ownIds({ root }: Mounted): number[] {
  const slots = [...root().querySelectorAll<HTMLSlotElement>('[role=list] > li > slot')];
  return slots.map((slot) => Number(slot.assignedElements()[0]?.querySelector('b')?.textContent));
}
export const problems = (mounted: Mounted) => mounted.detailsOf('error') as { code: string; message: string }[];

export const mount = (markup: string, options: MountOptions = {}, props = {}) =>
  element.mount('results', props, { network: createFakeApi(world), ...options, markup });
export const serving = (...listings: Listing[]) => createFakeApi(aWorld(listings));

/** Adds a style sheet to the page for each test, which reaches the page's own cards. */
export function pageStyles(): void {
  let sheet: CSSStyleSheet;
  beforeEach(() => {
    sheet = new CSSStyleSheet();
    sheet.replaceSync('.flat { display: block; color: rgb(1, 2, 3) } .flats::part(list) { column-gap: 5px }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  afterEach(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}
