import { SettingError } from './settingError';

/**
 * Reads every setting, also after one that cannot be used.
 * @throws SettingError with all mistakes, one in a line
 */
export function readAll<Values extends object>(readers: { readonly [Name in keyof Values]: () => Values[Name] }): Values {
  const mistakes: string[] = [];
  const values: Partial<Values> = {};
  for (const name of Object.keys(readers) as (keyof Values)[]) {
    try {
      values[name] = readers[name]();
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      mistakes.push(error.message);
    }
  }
  if (mistakes.length > 0) throw new SettingError(mistakes.join('\n'));
  return values as Values;
}
