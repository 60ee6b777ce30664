/** Whether something nobody types stands in a text: taking it out would make it somebody else's. */
export function hasControl(text: string): boolean {
  return /(?![\t\n\r])\p{Cc}/u.test(text);
}
