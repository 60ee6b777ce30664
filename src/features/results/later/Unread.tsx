import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { hasOwn } from '../../../base/foreign/hasOwn';
import { type FilterField, filterFields, filterFlags } from '../../../domain/search/fields';
import type { ParameterProblem } from '../../../domain/search/filtersQuery';
import { useFilterText } from '../../../text/filters/useFilterText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { overlayIcons } from '../../../ui/icons/overlayIcons';

const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;
  padding: 4px 4px 4px 14px;
  border-radius: 6px calc(14px * var(--kv-radius-factor)) 6px 6px;
  background: color-mix(in srgb, var(--kv-accent) 10%, var(--kv-bg-surface));
  font: var(--kv-type-ui);
  > p {
    flex: 1;
  }
  > svg {
    flex: none;
    color: var(--kv-text-accent);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    display: none;
  }
`;

export interface UnreadProps {
  readonly problems: readonly ParameterProblem[];
}

/** Says which parts of the address were not understood, so that results without them do not pass for what the sender saw. */
export function Unread({ problems }: UnreadProps) {
  const texts = useFilterText();
  const { text } = texts;
  const [closed, setClosed] = useState<UnreadProps['problems'] | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  if (problems.length === 0 || problems === closed) return null;
  const names = [...new Set(problems.map(({ parameter }) => nameOf(parameter, texts).toLocaleLowerCase()))];
  const close = () => {
    // The pressed button disappears.
    const results = notice.current?.parentElement;
    (results?.querySelector<HTMLElement>('[part=heading]') ?? results)?.focus({ preventScroll: true });
    setClosed(problems);
  };
  return (
    <Notice ref={notice} part="unread">
      <Icon name={overlayIcons['info-circle']} />
      <p role="status">{text.unread(names.join(', '))}</p>
      <IconButton icon="x" size="s" label={text.close} onClick={close} />
    </Notice>
  );
}

/** The name of a parameter in the form; of the whole when the address says too much. */
function nameOf(parameter: string, { text, common }: ReturnType<typeof useFilterText>): string {
  const flag = filterFlags.find((known) => known === parameter);
  if (flag) return text.flag[flag];
  const own = parameter.replace(/_m(?:in|ax)$/, '');
  const [key = parameter] = Object.entries<FilterField>(filterFields).find(([, field]) => isOf(field, own)) ?? [];
  const { deal: tradeType, realty: realtyType } = common.form;
  const names: Readonly<Record<string, unknown>> = { ...text, tradeType, realtyType, ordering: common.results.sort };
  return typeof names[key] === 'string' ? names[key] : text.title;
}

const isOf = (field: FilterField, parameter: string) => [field.parameter, hasOwn(field, 'alias') && field.alias].includes(parameter);
