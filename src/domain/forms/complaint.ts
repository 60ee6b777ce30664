/** Characters of a complaint (§5, §9), as JavaScript counts them. Apart from `limits`, so that a page of results does not carry them. */
export const complaintLength = { min: 50, max: 200 } as const;

/** What is against a complaint: there is none, or it is too short or too long. */
export type ComplaintProblem = 'required' | 'length';

/** What is sent of what was typed. */
export function complaintText(typed: string): string {
  return typed.trim();
}

/** Why a complaint cannot be sent; null when nothing is against it (§5). Kit and server ask the same. */
export function complaintProblem(typed: string): ComplaintProblem | null {
  const { length } = complaintText(typed);
  if (length === 0) return 'required';
  return length < complaintLength.min || length > complaintLength.max ? 'length' : null;
}
