import { useState } from 'react';

/** Cards of the first step: with more of them the first paint takes too long. */
const firstStep = 12;
/** Cards that 'Показать ещё' adds; no more than one call may ask for. */
const nextStep = 24;

/** How many of so many cards are shown. */
export function useSteps(count: number) {
  const [step, setStep] = useState(firstStep);
  return {
    step,
    /** How many 'Показать ещё' would add. */
    more: Math.max(0, Math.min(nextStep, count - step)),
    showMore: () => setStep(step + nextStep),
  };
}
