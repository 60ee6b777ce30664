import { usePublishText } from '../../../text/publish/usePublishText';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { useFormField } from './useFormField';

export interface FlagFieldProps {
  readonly name: 'hasBalcony' | 'hasLoggia' | 'hasElevator' | 'hasCourtyardView' | 'hasStreetView';
}

export function FlagField({ name }: FlagFieldProps) {
  const { p } = usePublishText();
  const { value, error: _error, ...field } = useFormField(name);
  return <Checkbox {...field} checked={value} label={p.fields[name]} part="field" />;
}
