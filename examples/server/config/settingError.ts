/** A setting that cannot be used, described in one line. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
