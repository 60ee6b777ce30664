/** Durations and easings of the design. The token sheet declares those that most features need; the others stand where they are used. */
export const durations: Readonly<Record<string, string>> = {
  'duration-instant': '80ms',
  'duration-fast': '150ms',
  'duration-base': '300ms',
  'duration-map': '400ms',
  'duration-panel-out': '2000ms',
};

export const easings: Readonly<Record<string, string>> = {
  ease: 'cubic-bezier(.2,0,0,1)',
  'ease-enter': 'cubic-bezier(0,0,0,1)',
  'ease-exit': 'cubic-bezier(.4,0,1,1)',
  'ease-settle': 'cubic-bezier(.05,.9,.1,1)',
};
