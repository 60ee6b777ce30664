import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import { CroppedPicture } from './CroppedPicture';
import { type CropPlace, keptInside, sideOf } from './cropFrame';

export interface CropStageProps {
  readonly picture: ImageBitmap;
  readonly place: CropPlace;
  readonly label: string;
  onMove(place: CropPlace): void;
}

/** Side of the frame, px. */
const frame = 208;
/** How far an arrow key moves the picture, as a share of the frame. */
const step = 0.05;

const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 288px;
  overflow: hidden;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-sunken);
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  /* The shape in which people see each other. */
  &::after {
    content: '';
    position: relative;
    width: ${frame}px;
    height: ${frame}px;
    border-radius: calc(18px * var(--kv-radius-factor)) calc(74px * var(--kv-radius-factor)) calc(18px * var(--kv-radius-factor))
      calc(18px * var(--kv-radius-factor));
    box-shadow:
      0 0 0 2px #fff,
      0 0 0 999px rgb(0 0 0 / 0.55);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    &::after {
      outline: 2px solid;
    }
  }
`;

/** The picture under a frame; a pointer or the arrow keys move it. */
export function CropStage({ picture, place, label, onMove }: CropStageProps) {
  const scale = frame / sideOf(picture, place);

  const move = (right: number, down: number) =>
    onMove(keptInside(picture, { ...place, x: place.x - right / scale / picture.width, y: place.y - down / scale / picture.height }));
  const dragged = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLDivElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) move(movementX, movementY);
  };
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const far = frame * step;
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
    };
    const wanted = moves[event.key];
    if (!wanted) return;
    event.preventDefault();
    move(...wanted);
  };
  return (
    <Stage
      role="application"
      aria-label={label}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={dragged}
      onKeyDown={pressed}
    >
      <CroppedPicture picture={picture} place={place} frame={frame} />
    </Stage>
  );
}
