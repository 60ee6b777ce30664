import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, type PropsOf, prop } from '../../base/defineElement';

export const authGate = defineElement({
  tag: 'kvartal-auth-gate',
  props: {
    ...commonProps,
    reason: prop.choice(['publish', 'edit'], 'publish'),
    listingId: prop.number(undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер объявления целым числом больше нуля.'),
    }),
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: { ...commonEvents },
  slots: ['children'],
});

/** Props of `AuthGate`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type AuthGateProps = PropsOf<typeof authGate>;
