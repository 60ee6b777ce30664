/** Window widths at which the requirements change something (§9): the last one of the narrow side and the first of the wide side. */
const edges: readonly (readonly [narrow: number, wide: number, what: string])[] = [
  [374, 375, 'small phone'],
  [452, 453, 'amenities fold'],
  [575, 576, 'phone'],
  [720, 721, 'compact header'],
  [743, 744, 'drawer or dialog'],
  [991, 992, 'legal layout'],
  [1023, 1024, 'carousel of three'],
  [1199, 1200, 'chat drawer'],
];

const heightFor = (width: number) => (width < 744 ? 812 : 900);

/** Storybook viewports, both sides of every breakpoint: `w374`, `w375`, … */
export const viewports = Object.fromEntries(
  edges.flatMap(([narrow, wide, what]) =>
    [narrow, wide].map((width) => [
      `w${width}`,
      {
        name: `${width} (${what})`,
        styles: { width: `${width}px`, height: `${heightFor(width)}px` },
        type: width < 744 ? 'mobile' : 'desktop',
      } as const,
    ]),
  ),
);
