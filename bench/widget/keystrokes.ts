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
