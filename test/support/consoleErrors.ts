import { afterEach, beforeEach } from 'vitest';

/** Prefix of the kit's own warnings; libraries may warn about other things. */
const OWN = 'Квартал';

/**
 * Console errors and the kit's warnings fail the test they happen in.
 * A test that expects one mocks it with `vi.spyOn(console, …).mockImplementation(() => {})` and checks the calls.
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
