/** Returns the number on the pin of one place: '9+' above 9 (§9). Groups of places show their real number (D55). */
export function clusterLabel(count: number): string {
  return count > 9 ? '9+' : String(count);
}
