import { styled } from 'styled-components';

export interface PhotoMarksProps {
  /** Number of photos; a single one has no marks. */
  count: number;
  /** Index of the current photo; the first by default. */
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

/** One mark per photo, at the bottom of the photo. Decorative: the pictures have their own texts. */
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
