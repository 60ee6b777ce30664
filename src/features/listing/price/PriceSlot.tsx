import { useRef } from 'react';
import { useLazy } from '../../../ui/hooks/useLazy';
import { useNear } from '../../../ui/hooks/useNear';
import type { PriceSectionProps } from './PriceSection';

const fetchSection = () => import('./PriceSection').then((module) => module.PriceSection);

/** 'Оценка цены', loaded when near the viewport. Optional content: failed, nothing is shown. */
export function PriceSlot(props: PriceSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const { value: PriceSection, load } = useLazy(fetchSection);
  useNear(place, true, load);
  return PriceSection ? <PriceSection {...props} /> : <div ref={place} />;
}
