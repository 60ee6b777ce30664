import type { CDPSession, Page } from 'playwright';

/** Where keys are pressed. Selectors pierce shadow roots. */
export interface Typing {
  /** Pressed first, to open the field; absent if it is always visible. */
  readonly open?: string;
  readonly field: string;
  /** Typed before measuring, to load the code and data of the first key. */
  readonly first: string;
  /** Visible once these are loaded; absent if nothing loads. */
  readonly ready?: string;
  readonly text: string;
}

/** Returns the script time of one key, CPU ms: the mean over all keys of the text. */
export async function typeInto(page: Page, devtools: CDPSession, typing: Typing): Promise<number> {
  const times = await keyTimes(page, devtools, typing);
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}

/** Returns the script time of each key, CPU ms. A field that is filled in keeps its text in front. */
export async function keyTimes(page: Page, devtools: CDPSession, { open, field, first, ready, text }: Typing): Promise<number[]> {
  if (open) await page.locator(open).click();
  const input = page.locator(field);
  await input.focus();
  const filled = await input.inputValue();
  await page.keyboard.press('End');
  for (const key of first) await press(devtools, key);
  if (ready) await page.locator(ready).first().waitFor();
  await painted(page);
  const times: number[] = [];
  let before = await scriptTime(devtools);
  for (const key of text) {
    await press(devtools, key);
    await painted(page);
    const now = await scriptTime(devtools);
    times.push(now - before);
    before = now;
  }
  const typed = await input.inputValue();
  if (bare(typed) !== bare(filled + first + text)) throw new Error(`${field} holds «${typed}» after «${first}${text}»`);
  await page.keyboard.press('Escape');
  return times;
}

/** Returns the script time of waiting for a frame without a key, CPU ms. */
export async function idleTimes(page: Page, devtools: CDPSession, count: number): Promise<number[]> {
  const times: number[] = [];
  let before = await scriptTime(devtools);
  for (let at = 0; at < count; at += 1) {
    await painted(page);
    const now = await scriptTime(devtools);
    times.push(now - before);
    before = now;
  }
  return times;
}

const bare = (text: string) => text.replace(/\s/g, '');

/** A key press with its text; Playwright presses only keys of the Latin keyboard. */
async function press(devtools: CDPSession, key: string): Promise<void> {
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}

/** Effects of a key run after its frame. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 10));
      }),
  );
}

async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
