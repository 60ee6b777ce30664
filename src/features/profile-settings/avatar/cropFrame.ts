/** How a picture lies under the frame: the middle of the frame in the picture, as shares of its width and height, and how much larger it is shown. */
export interface CropPlace {
  readonly x: number;
  readonly y: number;
  /** 1: the shorter side fills the frame. */
  readonly zoom: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const mostZoom = 4;
export const middle: CropPlace = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns the side of what the frame shows, in pixels of the picture. */
export function sideOf({ width, height }: PictureSize, { zoom }: CropPlace): number {
  return Math.min(width, height) / zoom;
}

/** Returns the nearest place at which the picture fills the frame. */
export function keptInside(size: PictureSize, place: CropPlace): CropPlace {
  const zoom = Math.min(mostZoom, Math.max(1, place.zoom));
  const half = sideOf(size, { ...place, zoom }) / 2;
  const inside = (at: number, length: number) => Math.min(1 - half / length, Math.max(half / length, at));
  return { x: inside(place.x, size.width), y: inside(place.y, size.height), zoom };
}

/** Returns the square that the frame shows, in pixels of the picture. */
export function squareOf(size: PictureSize, place: CropPlace) {
  const side = sideOf(size, place);
  return { left: place.x * size.width - side / 2, top: place.y * size.height - side / 2, side };
}
