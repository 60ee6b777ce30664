import type { CDPSession, Page } from 'playwright';

/** Where keys are pressed. Selectors go through shadow roots. */
export interface Typing {
  /** Pressed first, to open the field; absent where it stands in the open. */
  readonly open?: string;
  readonly field: string;
  /** Typed before anything is counted: code and data that come with the first key are there afterwards. */
  readonly first: string;
  /** There when that has come; absent when nothing comes. */
  readonly ready?: string;
  readonly text: string;
}

/** Script of one key, ms of the processor's time: the mean over all keys of the text. */
export async function typeInto(page: Page, devtools: CDPSession, { open, field, first, ready, text }: Typing): Promise<number> {
  if (open) await page.locator(open).click();
  const input = page.locator(field);
  await input.focus();
  for (const key of first) await press(devtools, key);
  if (ready) await page.locator(ready).first().waitFor();
  await painted(page);
  const before = await scriptTime(devtools);
  for (const key of text) {
    await press(devtools, key);
    await painted(page);
  }
  const spent = (await scriptTime(devtools)) - before;
  const typed = await input.inputValue();
  if (typed.replace(/\s/g, '') !== first + text) throw new Error(`${field} holds «${typed}» after «${first}${text}»`);
  await page.keyboard.press('Escape');
  return spent / text.length;
}

/** A whole key press with its text; Playwright presses only keys of the Latin keyboard. */
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
