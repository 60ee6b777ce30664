/** A tab: questions with the blocks of their answers, in the HTML that `answerHtml.ts` allows. */
export interface WrittenSection {
  readonly title: string;
  readonly questions: readonly (readonly [question: string, answer: readonly string[]])[];
}
