import type { Page } from 'playwright';

/** Records what a page should not log, in order: console errors and warnings that `isProblem` accepts, uncaught errors, CSP violations. */
export async function pageProblems(page: Page, isProblem: (text: string) => boolean = () => true): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && isProblem(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return problems;
}
