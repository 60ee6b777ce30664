import { afterEach, beforeEach } from 'vitest';

/** Anything that is complained of in the console fails the test it happens in: React's warnings come as errors. */
export function failOnConsoleErrors(): void {
  const { error } = console;
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    console.error = (...parts: unknown[]) => {
      said.push(parts.map(String).join(' '));
      error(...parts);
    };
  });
  afterEach(() => {
    console.error = error;
    const [first] = said;
    if (first !== undefined) throw new Error(`console.error: ${first}`);
  });
}
