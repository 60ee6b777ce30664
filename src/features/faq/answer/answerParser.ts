/**
 * Makes nodes of the HTML of an answer, in a document that runs and fetches nothing. `answerNodes` decides what is shown, so no parser has to be
 * trusted alone.
 */
export type ParseAnswer = (html: string) => Node;
