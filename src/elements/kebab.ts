/** The name of a prop or event as markup writes it: `apiUrl` → `api-url`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
