import { viewports } from './viewports';

interface Mode {
  readonly theme: 'light' | 'dark';
  /** A key of the viewports. */
  readonly viewport: string;
}

const themes = ['light', 'dark'] as const;

/**
 * All modes: both themes on both sides of every breakpoint, by names such as `dark w744`. A story that needs more than the usual modes
 * names them.
 */
export const allModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  themes.flatMap((theme) => Object.keys(viewports).map((viewport) => [`${theme} ${viewport}`, { theme, viewport }])),
);

/** What Chromatic takes of every story: three widths, and the dark theme on the widest. */
export const usualModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  ['light w375', 'light w744', 'light w1200', 'dark w1200'].flatMap((name) => {
    const mode = allModes[name];
    return mode ? [[name, mode]] : [];
  }),
);
