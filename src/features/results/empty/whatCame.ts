/** Waits for all of them; null for what failed. Fails if nothing came. */
export async function whatCame<T>(calls: readonly Promise<T>[]): Promise<readonly (T | null)[]> {
  const settled = await Promise.allSettled(calls);
  if (settled[0]?.status === 'rejected' && settled.every(({ status }) => status === 'rejected')) throw settled[0].reason;
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : null));
}
