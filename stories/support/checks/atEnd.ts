import { seen } from './seen';

/** Scrolls to the end of a listing, and returns what is seen: what stands low is asked for when it comes near. */
export async function atEnd(canvasElement: HTMLElement): ReturnType<typeof seen> {
  const view = await seen(canvasElement);
  await view.findByRole('heading', { level: 1 });
  window.scrollTo(0, document.documentElement.scrollHeight);
  return view;
}
