/**
 * Parses the HTML of an answer in a document that runs and fetches nothing. `answerNodes` decides what is shown, so safety does not depend on
 * the parser alone.
 */
export type ParseAnswer = (html: string) => Node;
