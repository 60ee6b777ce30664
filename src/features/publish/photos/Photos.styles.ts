import { styled } from 'styled-components';

export const Hint = styled.p`
  margin: 0 0 16px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
`;

/** How a file can be saved that was refused. */
export const Refused = styled.p`
  margin: 0;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  &:not(:empty) {
    margin-top: 12px;
  }
`;

/** What is wrong with the photos as a whole stands below them. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & ~ [data-state='invalid'] {
    margin-top: 8px;
  }
  @container kv (width < 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--kv-shape-home-s);
  background: var(--kv-bg-sunken);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-movable] {
    cursor: grab;
    user-select: none;
    -webkit-touch-callout: none;
  }
  &[data-state='lifted'] {
    opacity: 0.5;
    box-shadow: var(--kv-shadow-2);
  }
  &[data-state='removed'] > img {
    opacity: 0.35;
  }
  &[data-advice]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 3px var(--kv-warning);
    pointer-events: none;
  }
  /* The buttons of a finger would cover a small picture, so they stand below it. */
  @container kv (width < 600px) {
    &[data-photo] {
      aspect-ratio: auto;
      padding-bottom: 6px;
      > img {
        display: block;
        height: auto;
        aspect-ratio: 4 / 3;
      }
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Buttons above the picture: at its top, or at its bottom. */
export const Edge = styled.span<{ $at: 'top' | 'bottom' }>`
  position: absolute;
  inset-inline: 6px;
  ${({ $at }) => $at}: 6px;
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  @container kv (width < 600px) {
    li[data-photo] > & {
      --kv-photo-chip: var(--kv-bg-surface);
      --kv-on-photo: var(--kv-text);
      position: static;
      padding: 6px 6px 0;
    }
  }
  &[hidden] {
    display: none;
  }
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  > [data-remove] {
    margin-inline-start: auto;
  }
  > [data-main] {
    padding-inline: 8px;
    font: var(--kv-type-caption);
    white-space: nowrap;
    @media (hover: hover) {
      min-height: 28px;
    }
  }
`;

/** Progress over a photo that is being sent. */
export const Sent = styled.span`
  position: absolute;
  inset: auto 10px 10px;
  display: grid;
  gap: 6px;
  padding: 4px 8px 8px;
  border-radius: var(--kv-radius-tight);
  background: var(--kv-photo-chip);
  color: var(--kv-on-photo);
  font: var(--kv-type-caption);
`;

/** Earlier and later: shown while they are of use. */
export const Moves = styled.span`
  display: flex;
  gap: 4px;
  @media (hover: hover) {
    opacity: 0;
    li:hover > * > &,
    li:focus-within > * > & {
      opacity: 1;
    }
  }
`;

/** The number by which advice names a photo. */
export const PointedAt = styled.span`
  position: absolute;
  inset-inline-end: 8px;
  bottom: 8px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 4px 9px 4px 4px;
  background: var(--kv-bg-surface);
  color: var(--kv-warning);
  font: var(--kv-type-caption);
  font-weight: 600;
`;

export const MainMark = styled.span`
  padding: 3px 8px;
  border-radius: var(--kv-radius-tight);
  background: var(--kv-photo-chip);
  color: var(--kv-on-photo);
  font: var(--kv-type-micro);
`;

export const Wait = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 6px;
  aspect-ratio: 4 / 3;
  padding: 12px;
  border-radius: var(--kv-shape-home-s);
  background: var(--kv-bg-sunken);
  color: var(--kv-text-muted);
  font: var(--kv-type-caption);
  text-align: center;
  > b {
    max-width: 100%;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [role='progressbar'] {
    width: 100%;
  }
  &[data-state='failed'] {
    box-shadow: inset 0 0 0 2px var(--kv-danger);
    > b {
      max-width: calc(100% - 56px);
    }
    > span:not(:last-child) {
      color: var(--kv-danger);
    }
  }
`;

export const Restore = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
