import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import { tokenProp } from '../../base/tokenProp';

/** A listing was sent to moderation. */
export interface PublishedDetail {
  readonly id: number;
  /** The page of the main site that says so. */
  readonly url: string;
}

/** The visitor leaves the form. */
export interface PublishNavigateDetail {
  readonly url: string;
  readonly target: 'home' | 'account';
}

export const publish = defineElement({
  tag: 'kvartal-publish',
  props: {
    ...commonProps,
    listingId: prop.number(undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер объявления целым числом больше нуля.'),
    }),
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    photoWorker: prop.flag(),
    token: tokenProp,
    ...mapProps,
  },
  events: {
    ...commonEvents,
    published: event<PublishedDetail>({ cancelable: true }),
    navigate: event<PublishNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `Publish`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type PublishProps = PropsOf<typeof publish>;
