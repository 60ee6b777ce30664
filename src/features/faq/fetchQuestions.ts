import { fetchParser } from './answer/parseAnswer';

/** Loads tabs and answers with their HTML parser; not needed before the block is near the window. */
export async function fetchQuestions() {
  const [{ FaqSections }, parse] = await Promise.all([import('./FaqSections'), fetchParser()]);
  return { FaqSections, parse };
}
