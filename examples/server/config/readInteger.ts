import { SettingError } from './settingError';

export function readInteger(name: string, text: string | undefined, fallback: number, min: number, max: number): number {
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) throw new SettingError(`${name} must be a whole number from ${min} to ${max}`);
  return value;
}
