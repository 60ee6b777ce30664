/** A tab of the questions and answers (§2). */
export interface FaqSection {
  readonly id: number;
  readonly title: string;
}

export interface FaqQuestion {
  readonly id: number;
  readonly question: string;
  /** HTML from whoever edits the answers: never shown without being sanitised. */
  readonly answerHtml: string;
}
