/** An FAQ section, shown as a tab (§2). */
export interface FaqSection {
  readonly id: number;
  readonly title: string;
}

export interface FaqQuestion {
  readonly id: number;
  readonly question: string;
  /** Editors' HTML: sanitise before showing. */
  readonly answerHtml: string;
}
