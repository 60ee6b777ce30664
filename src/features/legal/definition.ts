import { checkAddress, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { type LegalPage, legalPages } from '../../domain/content/legalPages';

/** A link of the legal area has been clicked. */
export interface LegalNavigateDetail {
  readonly url: string;
  /** `menu` is the list of pages on narrow screens; `account` the visitor's own listings. */
  readonly target: LegalPage | 'menu' | 'account' | 'publish' | 'home';
}

export const legal = defineElement({
  tag: 'kvartal-legal',
  props: {
    ...commonProps,
    page: prop.choice(['menu', ...legalPages], 'menu'),
    templateUrl: prop.text(undefined, { check: checkAddress }),
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    navigate: event<LegalNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `Legal`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type LegalProps = PropsOf<typeof legal>;
