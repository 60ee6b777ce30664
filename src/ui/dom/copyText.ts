/** Returns whether copying worked: the clipboard is missing on insecure pages and may be denied in frames. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
