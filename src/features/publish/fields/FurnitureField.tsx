import { usePublishText } from '../../../text/publish/usePublishText';
import { ChoiceChips } from '../../../ui/fields/ChoiceChips';
import { useFormField } from './useFormField';

/** The choice between furnished, unfurnished and not said. */
export function FurnitureField() {
  const { text } = usePublishText();
  const { value, onChange, ...field } = useFormField('isFurnished');
  return (
    <ChoiceChips
      {...field}
      legend={text.fields.isFurnished}
      options={[
        { value: 'with', label: text.furniture.with },
        { value: 'without', label: text.furniture.without },
      ]}
      value={value === null ? null : value ? 'with' : 'without'}
      onChange={(next) => onChange(next === null ? null : next === 'with')}
      isOptional
      note={text.optional}
      part="field"
    />
  );
}
