/** Puts something in place of what the browser has on `navigator`. @returns takes it back. */
export function onNavigator(replaced: Readonly<Record<string, unknown>>): () => void {
  for (const [name, value] of Object.entries(replaced)) Object.defineProperty(navigator, name, { configurable: true, value });
  return () => {
    for (const name of Object.keys(replaced)) Reflect.deleteProperty(navigator, name);
  };
}
