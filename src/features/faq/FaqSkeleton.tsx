import { styled } from 'styled-components';
import { Skeleton } from '../../ui/states/Skeleton';
import { Item } from './Faq.styles';

/** Lines of questions (§9). */
const widths = ['62%', '54%', '68%', '48%'];

const Line = styled(Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: calc(24 * var(--kv-px) + 37px);
  /* Where questions take two lines. */
  @container kv (width < 452px) {
    height: calc(48 * var(--kv-px) + 37px);
  }
`;

const TabBars = styled.div`
  display: flex;
  align-items: center;
  gap: 28px;
  height: 45px;
  border-bottom: 1px solid var(--kv-line);
`;

export interface QuestionsSkeletonProps {
  readonly label: string;
}

/** Placeholder of the questions of a tab, with the same boxes. */
export function QuestionsSkeleton({ label }: QuestionsSkeletonProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {widths.map((width) => (
        <Line key={width} data-line="" aria-hidden="true">
          <Skeleton $width={width} $height="18px" />
          <Skeleton $width="20px" $height="20px" />
        </Line>
      ))}
    </div>
  );
}

/** Placeholder of tabs and questions. */
export function FaqSkeleton({ label }: QuestionsSkeletonProps) {
  return (
    <div>
      <TabBars aria-hidden="true">
        {[64, 56, 92, 108].map((width) => (
          <Skeleton key={width} $width={`${width}px`} $height="16px" />
        ))}
      </TabBars>
      <QuestionsSkeleton label={label} />
    </div>
  );
}
