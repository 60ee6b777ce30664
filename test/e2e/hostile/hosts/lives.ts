import { script as loader } from '../../support/partnerPage';
import type { HostilePage } from './hostilePage';

const late = (statements: string) => `addEventListener('load', () => { ${statements} });`;

/** What pages do to the tag of the kit while they live. */
export const lives: readonly HostilePage[] = [
  {
    what: 'a tag that a script writes',
    around: '<template>%</template>',
    after: late("document.body.append(document.querySelector('template').content);"),
  },
  {
    what: 'a tag that is written as HTML, and then cloned',
    around: '<div id="place">%</div>',
    after: late(
      "const place = document.querySelector('#place'); place.innerHTML = place.innerHTML; setTimeout(() => { place.replaceChildren(place.firstChild.cloneNode(true)); }, 60);",
    ),
  },
  {
    what: 'a body that is replaced when links are followed',
    after: late(
      'setTimeout(() => { const body = document.body.cloneNode(true); document.documentElement.replaceChild(body, document.body); }, 60);',
    ),
  },
  {
    what: 'a tag that is taken out and put back',
    around: '<div id="place">%</div>',
    after: late(
      "let times = 5; const place = document.querySelector('#place'); const id = setInterval(() => { const [tag] = place.children; tag.remove(); place.append(tag); if ((times -= 1) === 0) clearInterval(id); }, 20);",
    ),
  },
  { what: 'paragraphs and quotes of an editor', around: '<p><br />\n%<br />\n</p>', attributes: 'page-size=”10″ deal=”sale” layout=«bar»' },
  {
    what: 'attributes and children that an extension adds',
    after: late(
      "const tag = document.querySelector('kvartal-search'); for (const name of ['data-gr', 'style', 'class', 'role', 'hidden', 'dir', 'title']) tag.setAttribute(name, 'x'); tag.removeAttribute('hidden'); tag.append('x', document.createElement('grammarly-extension'));",
    ),
  },
  { what: 'two loaders', loader: loader + loader },
  {
    what: 'a loader before everything',
    document: `<!doctype html>${loader.replace('type="module"', 'type="module" async crossorigin')}%`,
    loader: '',
  },
  {
    what: 'a loader that comes from a manager of tags',
    loader: '',
    after: `setTimeout(() => { const tag = document.createElement('script'); tag.type = 'module'; tag.src = ${JSON.stringify(/src="([^"]+)"/.exec(loader)?.[1])}; document.getElementsByTagName('script')[0].before(tag); });`,
  },
];
