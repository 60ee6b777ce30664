import { afterEach, beforeEach } from 'vitest';

/** What the kit says to the developer of a page begins so; a library may warn of what it likes. */
const OWN = 'Квартал';

/**
 * Anything that is complained of in the console fails the test it happens in: React's warnings come as errors, the kit's own as warnings.
 * A test that means a complaint puts `vi.spyOn(console, …).mockImplementation(() => {})` in the way and looks at what was said.
 */
export function failOnConsoleErrors(): void {
  const { error, warn } = console;
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    console.error = (...parts: unknown[]) => {
      said.push(`console.error: ${parts.map(String).join(' ')}`);
      error(...parts);
    };
    console.warn = (...parts: unknown[]) => {
      if (String(parts[0]).startsWith(OWN)) said.push(`console.warn: ${parts.map(String).join(' ')}`);
      warn(...parts);
    };
  });
  afterEach(() => {
    Object.assign(console, { error, warn });
    const [first] = said;
    if (first !== undefined) throw new Error(first);
  });
}
