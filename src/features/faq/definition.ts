import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';

/** Target of a clicked link. */
export interface FaqNavigateDetail {
  readonly url: string;
  readonly target: 'contacts' | 'answer';
}

export const faq = defineElement({
  tag: 'kvartal-faq',
  props: {
    ...commonProps,
    failures: prop.choice(['inline', 'dialog'], 'inline'),
    headingLevel: prop.number(2, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    navigate: event<FaqNavigateDetail>({
      cancelable: true,
    }),
  },
});

/** Props of `Faq`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type FaqProps = PropsOf<typeof faq>;
