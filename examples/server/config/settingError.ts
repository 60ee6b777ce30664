/** A setting that cannot be used, said in one line. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
