import { script as loader } from '../../support/partnerPage';
import type { HostilePage } from './hostilePage';

const inside = (what: string, around: string): HostilePage => ({ what, around });
const box = (what: string, style: string): HostilePage => inside(what, `<div style="${style}"><div>%</div></div>`);

/** Where pages put the kit. */
export const places: readonly HostilePage[] = [
  inside('a table for its layout', '<center><table width="100"><tr><td><font size="7">%</font></td></tr></table></center>'),
  inside(
    'the kit in a form with fields of the page',
    '<form action="/go" onsubmit="return false"><input name="q" required><fieldset disabled>%</fieldset></form>',
  ),
  inside('the kit in a closed spoiler', '<details><summary>Подробнее</summary>%</details>'),
  {
    what: 'the kit in a dialog that opens late',
    around: '<dialog>%</dialog>',
    after: "setTimeout(() => document.querySelector('dialog').showModal(), 200);",
  },
  inside('the kit in an inert part', '<div inert aria-hidden="true">%</div>'),
  inside('the kit in text that can be edited', '<div contenteditable>Текст %</div>'),
  inside('the kit in a picture', '<svg width="1200" height="800"><foreignObject width="1200" height="800">%</foreignObject></svg>'),
  inside('the kit among tags that nobody closes', '<p><b><i><center><marquee>%'),
  box('a grid as narrow as its words', 'display: grid; grid-template-columns: min-content'),
  box('a place that is laid out by itself', 'contain: strict; width: 900px; height: 500px; container-type: size'),
  box('a place that is skipped until it is seen', 'margin-top: 5000px; content-visibility: auto'),
  box('a place under everything', 'position: relative; z-index: -1; mix-blend-mode: multiply'),
  {
    what: 'a shadow root of the page, whose tags it names',
    around: '<div id="shadow"><template shadowrootmode="open"><style>* { color: red; }</style>%</template></div>',
    loader: loader.replace(' src=', ' data-preload="kvartal-search kvartal-listing" src='),
  },
];
