import { styled } from 'styled-components';

export interface PhotoMarksProps {
  /** How many photos there are; one needs no mark. */
  count: number;
  /** Which of them is shown; the first by default. */
  current?: number;
}

const Marks = styled.span`
  position: absolute;
  inset: auto 12px 10px;
  display: flex;
  gap: 4px;
  pointer-events: none;
  > i {
    flex: 1;
    height: 3px;
    border-radius: 2px;
    background: rgb(255 255 255 / 0.5);
    box-shadow: 0 0 2px rgb(12 20 19 / 0.5);
    forced-color-adjust: none;
  }
  > i[data-state='on'] {
    background: #fff;
  }
`;

/** As many marks at the foot of a photo as there are photos. Decorative: the pictures themselves say which they are. */
export function PhotoMarks({ count, current = 0 }: PhotoMarksProps) {
  if (count < 2) return null;
  return (
    <Marks aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} data-state={place === current ? 'on' : 'off'} />
      ))}
    </Marks>
  );
}
