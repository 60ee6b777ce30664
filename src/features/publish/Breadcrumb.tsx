import { useField } from 'react-final-form';
import { plainClick } from '../../parts/card/card';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { unsavedWork } from '../../state/runtime/unsavedWork';
import { usePublishText } from '../../text/publish/usePublishText';
import type { FormValues } from './form/formValues';
import { Crumbs } from './Publish.styles';

const readValue = { subscription: { value: true }, allowNull: true } as const;

export interface BreadcrumbProps {
  readonly isEdit: boolean;
  onHome(url: string): void;
}

/** Where the form is, and what is being published once that is known (§2). */
export function Breadcrumb({ isEdit, onHome }: BreadcrumbProps) {
  const { p } = usePublishText();
  const url = `${useRuntime().siteUrl}/`;
  const { value: tradeType } = useField<FormValues['tradeType']>('tradeType', readValue).input;
  const { value: realtyType } = useField<FormValues['realtyType']>('realtyType', readValue).input;
  const current = isEdit ? p.title.edit : tradeType && realtyType ? p.crumb(tradeType, realtyType) : p.title.create;
  const home = plainClick((event) => {
    event.preventDefault();
    void unsavedWork().leave(() => onHome(url));
  });
  return (
    <Crumbs aria-label={p.crumbs}>
      <ol>
        <li>
          <a href={url} onClick={home}>
            {p.home}
          </a>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </Crumbs>
  );
}
