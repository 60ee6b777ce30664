import { memo } from 'react';
import { useField } from 'react-final-form';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import { Block, firstContents, Waiting } from './blocks/Blocks';
import { fetchMore, loadedMore } from './blocks/fetchMore';
import { Coach } from './coach/CoachSlot';
import { type FormValues, isReached, sectionsOf, stageOf } from './form/formValues';
import { usePublishContext } from './form/publishContext';

const readValue = { subscription: { value: true }, allowNull: true } as const;

/** The sections that the answers so far allow (§2). A keystroke renders its own field alone. */
export const FormBlocks = memo(function FormBlocks() {
  const { value: tradeType } = useField<FormValues['tradeType']>('tradeType', readValue).input;
  const { value: realtyType } = useField<FormValues['realtyType']>('realtyType', readValue).input;
  const { value: address } = useField<FormValues['address']>('address', readValue).input;
  const { headingLevel } = usePublishContext();
  const more = useLazy(fetchMore, tradeType !== null && realtyType !== null);
  const stage = stageOf({ tradeType, realtyType, address });
  const sections = sectionsOf(tradeType);
  return (
    <>
      {sections.map((section, index) => {
        const { key } = section;
        if (!isReached(section, stage)) return <Waiting key={key} section={key} place={index + 1} />;
        const Content = firstContents[key] ?? (more.value ?? loadedMore())?.[key];
        return (
          Content && (
            <Block key={key} section={key} place={index + 1}>
              <Content />
            </Block>
          )
        );
      })}
      {stage === 'all' && more.hasFailed && <FailureState headingLevel={headingLevel + 1} onRetry={more.load} />}
      {stage === 'all' && <Coach />}
    </>
  );
});
