import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type { ElementEventMap } from '@kvartal/kit/elements';

@Component({
  selector: 'app-good',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <kvartal-search #search filters="deal=RENT" page-size="20" (kvartal-error)="say($event)" (kvartal-filter)="count($event.detail.instance.pageSize)" />
    <kvartal-results [pageSize]="pageSize" heading-level="2" (click)="count(search.pageSize)" />
  `,
})
export class Good {
  pageSize = 20;
  say(event: ElementEventMap['kvartal-error']): void {
    console.log(event.detail.code.toUpperCase());
  }
  count(size: number | undefined): void {
    console.log(size);
  }
}
