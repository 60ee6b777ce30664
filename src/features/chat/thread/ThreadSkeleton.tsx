import { styled } from 'styled-components';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Compose } from './Composer.styles';
import { About, AboutLine } from './Thread.styles';

/** The ground is sunken, where the usual colour would not be seen. The line is as high as two lines of text. */
const Line = styled(AboutLine)`
  --kv-skeleton: var(--kv-line);
  > div {
    min-height: 54px;
  }
`;

const Field = styled(Compose)`
  grid-template-columns: minmax(0, 1fr);
`;

/** The line of the listing while nobody knows it. */
export function ListingLineSkeleton() {
  return (
    <Line aria-hidden="true">
      <About as="div">
        <Skeleton />
        <span>
          <Skeleton $width="min(280px, 80%)" $height="16px" />
        </span>
      </About>
    </Line>
  );
}

/** The field, before it is known whether this person may write. */
export function ComposerSkeleton() {
  return (
    <Field as="div" aria-hidden="true">
      <Skeleton $height="44px" $radius="var(--kv-radius-control)" />
    </Field>
  );
}
