/** What a browser says of itself, in two words. */
export interface Device {
  /** 'Chrome, Windows'; empty if it says nothing known. */
  readonly name: string;
  readonly isPhone: boolean;
}

/** The first that fits: many browsers say the names of others, too. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/YaBrowser\//, 'Yandex'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Reads a `User-Agent`. A library that knows thousands of them is larger than this page. */
export function deviceOf(userAgent: string): Device {
  const find = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return {
    name: [find(browsers), find(systems)].filter(Boolean).join(', '),
    isPhone: /iPhone|Android.*Mobile/.test(userAgent),
  };
}
