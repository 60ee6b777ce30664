import { userEvent } from 'storybook/test';
import { atRest } from './checks/atRest';

/** Puts the pointer on the toast with this text, so that it stays to be looked at. */
export async function holdToast(text: HTMLElement): Promise<void> {
  await userEvent.hover(text);
  await atRest(text);
}
