import { memo } from 'react';
import { useField } from 'react-final-form';
import { Block } from './blocks/Blocks';
import { Coach } from './coach/CoachSlot';
import { type FormValues, sectionsOf, stageOf } from './form/formValues';

const readValue = { subscription: { value: true }, allowNull: true } as const;

/** The sections that the answers so far allow (§2). A keystroke renders its own field alone. */
export const FormBlocks = memo(function FormBlocks() {
  const { value: tradeType } = useField<FormValues['tradeType']>('tradeType', readValue).input;
  const { value: realtyType } = useField<FormValues['realtyType']>('realtyType', readValue).input;
  const { value: address } = useField<FormValues['address']>('address', readValue).input;
  const stage = stageOf({ tradeType, realtyType, address });
  return (
    <>
      {sectionsOf(stage, tradeType).map(({ key }, index) => (
        <Block key={key} section={key} place={index + 1} />
      ))}
      {stage === 'all' && <Coach />}
    </>
  );
});
