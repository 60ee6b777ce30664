/** Characters of a complaint (§5, §9), as JavaScript counts them. Apart from `limits`, so that a page of results does not carry them. */
export const complaintLength = { min: 50, max: 200 } as const;

/** What is sent of what was typed. */
export function complaintText(typed: string): string {
  return typed.trim();
}
