/** A tab as it is written down: questions with the blocks of their answers, in HTML as `answerHtml.ts` allows it. */
export interface WrittenSection {
  readonly title: string;
  readonly questions: readonly (readonly [question: string, answer: readonly string[]])[];
}
