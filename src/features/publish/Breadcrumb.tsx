import { useField } from 'react-final-form';
import { plainClick } from '../../parts/card/card';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { unsavedWork } from '../../state/runtime/unsavedWork';
import { usePublishText } from '../../text/publish/usePublishText';
import type { PublishNavigateDetail } from './definition';
import type { FormValues } from './form/formValues';
import { Crumbs } from './Publish.styles';

const readValue = { subscription: { value: true }, allowNull: true } as const;

export interface BreadcrumbProps {
  readonly isEdit: boolean;
  onLeave(detail: PublishNavigateDetail): void;
}

/** Where the form is, and what is being published once that is known (§2). */
export function Breadcrumb({ isEdit, onLeave }: BreadcrumbProps) {
  const { text: publishText } = usePublishText();
  const { siteUrl } = useRuntime();
  const { value: tradeType } = useField<FormValues['tradeType']>('tradeType', readValue).input;
  const { value: realtyType } = useField<FormValues['realtyType']>('realtyType', readValue).input;
  const current = isEdit
    ? publishText.title.edit
    : tradeType && realtyType
      ? publishText.crumb(tradeType, realtyType)
      : publishText.title.create;
  const crumb = (text: string, detail: PublishNavigateDetail) => (
    <li>
      <a
        href={detail.url}
        onClick={plainClick((event) => {
          event.preventDefault();
          void unsavedWork().leave(() => onLeave(detail));
        })}
      >
        {text}
      </a>
    </li>
  );
  return (
    <Crumbs aria-label={publishText.crumbs}>
      <ol>
        {crumb(publishText.home, { url: `${siteUrl}/`, target: 'home' })}
        {isEdit && crumb(publishText.account, { url: `${siteUrl}/cabinet`, target: 'account' })}
        <li aria-current="page">{current}</li>
      </ol>
    </Crumbs>
  );
}
