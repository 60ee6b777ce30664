/** Returns three photos, drawn: the third is the first in another size, the second is tiny. */
export async function drawnPhotos(): Promise<File[]> {
  return Promise.all([drawn('living.jpg', 900, 600, 0), drawn('tiny.jpg', 90, 60, 5), drawn('again.jpg', 600, 400, 0)]);
}

async function drawn(name: string, width: number, height: number, seed: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  for (let at = 0; at < 48; at += 1) {
    context.fillStyle = `hsl(${(at * 29 + seed * 40) % 360} 30% ${20 + ((at * 37 + seed * 13) % 60)}%)`;
    context.fillRect(((at % 8) * width) / 8, (Math.floor(at / 8) * height) / 6, width / 8 + 1, height / 6 + 1);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return new File(blob ? [blob] : [], name, { type: 'image/jpeg' });
}
