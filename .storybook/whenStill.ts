/** More frames than any transition of the kit takes. */
const mostFrames = 180;

/** Resolves when transitions and animations that end have ended, in shadow roots too: colours in mid-animation are meaningless. */
export async function whenStill(): Promise<void> {
  for (let frame = 0; frame < mostFrames && moves(document); frame += 1) await new Promise(requestAnimationFrame);
}

function moves(root: Document | ShadowRoot): boolean {
  const isUnderWay = root
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  return isUnderWay || [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && moves(shadowRoot));
}
