import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import { tokenProp } from '../../base/tokenProp';
import { type ModerationPlace, moderationSections } from '../../domain/moderation/moderationPlace';

/** Whether this visitor is a moderator. */
export interface ModerationAccessDetail {
  readonly isAllowed: boolean;
}

/** Another section or case is shown. The page may keep it in its address. */
export interface ModerationCaseDetail extends ModerationPlace {
  readonly url: string;
  /** Nobody chose the case: it was the first of the queue, so the address takes the place of the one before. */
  readonly replaces: boolean;
}

export const moderation = defineElement({
  tag: 'kvartal-moderation',
  props: {
    ...commonProps,
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 4 ? null : 'Укажите целое число от 1 до 4.'),
    }),
    section: prop.choice(moderationSections, 'queue'),
    caseId: prop.number(undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер целым числом больше нуля.'),
    }),
    token: tokenProp,
    ...mapProps,
  },
  events: {
    ...commonEvents,
    access: event<ModerationAccessDetail>(),
    case: event<ModerationCaseDetail>(),
  },
});

/** Props of `Moderation`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type ModerationProps = PropsOf<typeof moderation>;
