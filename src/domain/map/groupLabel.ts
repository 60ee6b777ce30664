/** What a pin of several listings says: '9+' above 9 (§9). */
export function groupLabel(count: number): string {
  return count > 9 ? '9+' : String(count);
}
