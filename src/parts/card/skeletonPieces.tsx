/** What placeholders of cards are made of. */
import { styled } from 'styled-components';
import { Skeleton } from '../../ui/states/Skeleton';

export const PhotoBar = styled(Skeleton)`
  aspect-ratio: var(--kv-photo-ratio, 3 / 2);
`;

/** A line of text of the final height with a bar in it, so that nothing moves when the words arrive. */
const Line = styled.span<{ $line: number }>`
  display: flex;
  align-items: center;
  width: 100%;
  height: calc(${({ $line }) => $line} * var(--kv-px));
`;

export function Bar({ line, width }: { line: number; width: string }) {
  return (
    <Line $line={line}>
      <Skeleton $width={width} $height="72%" />
    </Line>
  );
}
