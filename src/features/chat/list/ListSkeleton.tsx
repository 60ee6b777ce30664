import { useChatText } from '../../../text/chat/useChatText';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Hint, Placeholder } from './ChatList.styles';

const rows = [1, 2, 3, 4];

/** The list while nobody knows it. */
export function ListSkeleton() {
  const { own } = useChatText();
  return (
    <div role="status" aria-busy="true">
      <Hint>{own.loading}</Hint>
      {rows.map((key) => (
        <Placeholder key={key}>
          <Skeleton $width="48px" $height="48px" />
          <span>
            <Skeleton $width="60%" $height="16px" />
            <Skeleton $width="80%" $height="14px" />
          </span>
        </Placeholder>
      ))}
    </div>
  );
}
