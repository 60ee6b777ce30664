import { usePublishText } from '../../../text/publish/usePublishText';
import { ChoiceChips } from '../../../ui/fields/ChoiceChips';
import { useFormField } from './useFormField';

/** With furniture, without, or not said. */
export function FurnitureField() {
  const { p } = usePublishText();
  const { value, onChange, ...field } = useFormField('isFurnished');
  return (
    <ChoiceChips
      {...field}
      legend={p.fields.isFurnished}
      options={[
        { value: 'with', label: p.furniture.with },
        { value: 'without', label: p.furniture.without },
      ]}
      value={value === null ? null : value ? 'with' : 'without'}
      onChange={(next) => onChange(next === null ? null : next === 'with')}
      isOptional
      note={p.optional}
      part="field"
    />
  );
}
