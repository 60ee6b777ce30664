import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type CropPlace, sideOf } from './cropFrame';

export interface CroppedPictureProps {
  readonly picture: ImageBitmap;
  readonly place: CropPlace;
  /** Side of the frame, px. */
  readonly frame: number;
}

const Canvas = styled.canvas`
  position: absolute;
  top: 50%;
  left: 50%;
  max-width: none;
  transform-origin: 0 0;
`;

/** The picture as it lies under a frame in the middle of its box. */
export function CroppedPicture({ picture, place, frame }: CroppedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = frame / sideOf(picture, place);
  // Drawn once: moving it is a matter of styles. A canvas needs no address, which the policy of a page could refuse.
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!current) return;
    current.width = picture.width;
    current.height = picture.height;
    current.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <Canvas
      ref={canvas}
      style={{ transform: `scale(${scale}) translate(${-place.x * picture.width}px, ${-place.y * picture.height}px)` }}
    />
  );
}
