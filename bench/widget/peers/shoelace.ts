/** The search of the floor page with Shoelace's elements, of which only the ones shown are loaded, and Lit, on which they stand. */
import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/card/card.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import type SlSelect from '@shoelace-style/shoelace/dist/components/select/select.js';
import { html, render } from 'lit';
import { addressOf, countText, find, type Listing, linesOf, photoOf, titleOf } from './listings';

const card = (listing: Listing) => html`
  <sl-card class="card">
    <img slot="image" width="280" height="187" alt="" src=${photoOf(listing)} />
    <h3><a href=${addressOf(listing)}>${titleOf(listing)}</a></h3>
    ${linesOf(listing).map((line) => html`<p>${line}</p>`)}
  </sl-card>
`;

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const deal = element<SlSelect>('deal');

async function search(): Promise<void> {
  const { count, results } = await find(String(deal.value));
  element('count').textContent = countText(count);
  render(results.map(card), element('list'));
}

element('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void search();
});
void search();
