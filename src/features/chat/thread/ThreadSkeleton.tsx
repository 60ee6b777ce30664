import { Skeleton } from '../../../ui/states/Skeleton';
import { Compose } from './Composer.styles';
import { About, AboutLine } from './Thread.styles';

/** The line of the listing while nobody knows it. */
export function ListingLineSkeleton() {
  return (
    <AboutLine aria-hidden="true">
      <About as="div">
        <Skeleton />
        <span>
          <Skeleton $width="min(220px, 60%)" $height="16px" />
          <Skeleton $width="min(320px, 80%)" $height="14px" />
        </span>
      </About>
    </AboutLine>
  );
}

/** The field, before it is known whether this person may write. */
export function ComposerSkeleton() {
  return (
    <Compose as="div" aria-hidden="true">
      <Skeleton $width="100%" $height="44px" />
    </Compose>
  );
}
