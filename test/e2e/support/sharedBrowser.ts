import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { type ChromiumKind, chromiumFlags, findChromium } from '../../../scripts/chromium';

export function launchBrowser(options?: LaunchOptions, kind?: ChromiumKind): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(kind) ?? undefined, args: [...chromiumFlags], ...options });
}

let launched: Promise<Browser> | undefined;

/** One browser for all files of a run, as its worker keeps modules; contexts separate visitors. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}
