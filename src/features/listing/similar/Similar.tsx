import { useRef } from 'react';
import { useLazy } from '../../../ui/hooks/useLazy';
import { useNear } from '../../../ui/hooks/useNear';
import { Placeholder, Section } from './Similar.styles';
import type { SimilarProps } from './SimilarCarousel';

const fetchCarousel = () => import('./SimilarCarousel').then((module) => module.SimilarCarousel);

/**
 * 'Вам могут понравиться': other listings of the same deal, loaded when near the viewport (§2). Optional content: empty or failed, nothing
 * is shown.
 */
export function Similar(props: SimilarProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const { value: SimilarCarousel, hasFailed, load } = useLazy(fetchCarousel);
  useNear(placeholder, true, load);
  if (hasFailed) return null;
  if (SimilarCarousel) return <SimilarCarousel {...props} />;
  return (
    <Section as="div" aria-hidden="true">
      <Placeholder ref={placeholder} />
    </Section>
  );
}
