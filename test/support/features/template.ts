import { afterEach, expect } from 'vitest';
import type { Listing } from '../../../src/domain/listing/listing';
import { compileTemplate } from '../../../src/parts/template/compileTemplate';
import { listingFields, type TemplateName } from '../../../src/parts/template/fields';
import { type FilledTemplate, fillTemplate } from '../../../src/parts/template/fillTemplate';
import type { TemplateProblem } from '../../../src/state/runtime/templateProblems';
import { aListing, fixedNow } from '../../../src/testing/fixtures';
import { ru } from '../../../src/text/common/ru';
import { formatsFor } from '../../../src/text/format/format';

declare global {
  interface Window {
    /** Set by a payload that ran. */
    ran?: unknown;
  }
}

const texts = { lang: 'ru', text: ru, format: formatsFor('ru') } as const;
export const context = { format: texts.format, now: fixedNow };
const place = { url: 'https://site.test/buy/1001', mediaHost: 'https://api.test', now: fixedNow };

export interface FilledCard extends FilledTemplate {
  readonly html: string;
  readonly problems: readonly TemplateProblem[];
  readonly first: Element | null;
}

export function templateOf(markup: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template;
}

/** Fills the markup and inserts the result, so that payloads could run. */
export function card(markup: string, overrides: Partial<Listing> = {}): FilledCard {
  const problems: TemplateProblem[] = [];
  const report = (problem: TemplateProblem) => void problems.push(problem);
  const plan = compileTemplate('card', templateOf(markup), report);
  if (!plan) throw new Error('refused');
  const filled = fillTemplate(plan, listingFields(aListing(overrides), texts, place), { ...context, report });
  const box = document.createElement('div');
  document.body.append(box);
  box.append(filled.content);
  return { ...filled, html: box.innerHTML.replaceAll('&nbsp;', ' '), problems, first: box.firstElementChild };
}

export function compile(markup: string, name: TemplateName = 'card') {
  const problems: TemplateProblem[] = [];
  const plan = compileTemplate(name, templateOf(markup), (problem) => problems.push(problem));
  return { plan, problems };
}

/** Removes after each test what `card` inserted, and fails the test when a payload ran. */
export function noPayloadRuns(): void {
  afterEach(() => {
    document.body.replaceChildren();
    expect(window.ran).toBeUndefined();
  });
}
