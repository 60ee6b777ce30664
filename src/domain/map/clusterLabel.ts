/** Returns the text of a cluster's pin: '9+' above 9 (§9). */
export function clusterLabel(count: number): string {
  return count > 9 ? '9+' : String(count);
}
