import { fetchParser } from './answer/parseAnswer';

/** Tabs and answers, with what reads the HTML of these: nobody needs it before the block is near the window. */
export async function fetchQuestions() {
  const [{ FaqSections }, parse] = await Promise.all([import('./FaqSections'), fetchParser()]);
  return { FaqSections, parse };
}
