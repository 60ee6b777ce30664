import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Filter } from './Filter';

export interface ResolvedFilterProps {
  readonly isResolved: boolean;
  onChange(isResolved: boolean): void;
}

/** Complaints that wait, or those that are decided. */
export function ResolvedFilter({ isResolved, onChange }: ResolvedFilterProps) {
  const { text } = useModerationPageText();
  const { filter, open, resolved } = text.complaints;
  return (
    <Filter
      label={filter}
      value={isResolved ? 'resolved' : 'open'}
      options={[
        { value: 'open', label: open },
        { value: 'resolved', label: resolved },
      ]}
      onChange={(value) => onChange(value === 'resolved')}
    />
  );
}
