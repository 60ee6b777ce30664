/** Building blocks of card skeletons. */
import { styled } from 'styled-components';
import { Skeleton } from '../../ui/states/Skeleton';

export const PhotoBar = styled(Skeleton)`
  aspect-ratio: var(--kv-photo-ratio, 3 / 2);
`;

/** A bar in a line of the final height, to avoid layout shifts. */
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
