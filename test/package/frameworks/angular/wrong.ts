import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-wrong',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <kvartal-search #search (kvartal-filter)="count($event.detail.nothing)" />
    <kvartal-search (kvartal-error)="count($event.detail.code)" />
    <button type="button" (click)="count(search.map)">+</button>
  `,
})
export class Wrong {
  count(size: number | undefined): void {
    console.log(size);
  }
}
