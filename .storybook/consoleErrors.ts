import { afterEach, beforeEach } from 'vitest';

const said: string[] = [];
const { error, warn } = console;

/** Anything a component complains of fails its story: React's warnings come as errors. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    said.length = 0;
    console.error = (...parts: unknown[]) => {
      said.push(parts.map(String).join(' '));
      error(...parts);
    };
  });
  afterEach(() => {
    console.error = error;
    console.warn = warn;
    const [first] = said;
    if (first !== undefined) throw new Error(`console.error during the story: ${first}`);
  });
}
