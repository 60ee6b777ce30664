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
  const { p } = usePublishText();
  const { siteUrl } = useRuntime();
  const { value: tradeType } = useField<FormValues['tradeType']>('tradeType', readValue).input;
  const { value: realtyType } = useField<FormValues['realtyType']>('realtyType', readValue).input;
  const current = isEdit ? p.title.edit : tradeType && realtyType ? p.crumb(tradeType, realtyType) : p.title.create;
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
    <Crumbs aria-label={p.crumbs}>
      <ol>
        {crumb(p.home, { url: `${siteUrl}/`, target: 'home' })}
        {isEdit && crumb(p.account, { url: `${siteUrl}/cabinet`, target: 'account' })}
        <li aria-current="page">{current}</li>
      </ol>
    </Crumbs>
  );
}
