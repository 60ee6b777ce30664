/** Outlines of Tabler Icons. */
const outlines = {
  vk: 'M14 19h-4a8 8 0 0 1 -8 -8v-5h4v5a4 4 0 0 0 4 4v-9h4v4.5l.03 0a4.531 4.531 0 0 0 3.97 -4.496h4l-.342 1.711a6.858 6.858 0 0 1 -3.658 4.789a5.34 5.34 0 0 1 3.566 4.111l.434 2.389h-4a4.531 4.531 0 0 0 -3.97 -4.496v4.5l-.03 -.008',
  telegram: 'M15 10l-4 4l6 6l4 -16l-18 7l4 2l2 6l3 -4',
} as const;

/** Decorative: the surrounding link has the accessible name. */
export function SocialIcon({ name }: { readonly name: keyof typeof outlines }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" d={outlines[name]} />
    </svg>
  );
}
