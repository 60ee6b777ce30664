/** Returns 'Кухня, 2 из 5' for a photo with a caption, otherwise its plain name ('Фото 2 из 5'). */
export function photoName(caption: string | undefined, plain: string, counter: string): string {
  return caption ? `${caption}, ${counter}` : plain;
}
