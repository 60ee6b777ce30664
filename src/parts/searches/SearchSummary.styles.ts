import { styled } from 'styled-components';
import { Photo } from '../../ui/photo/Photo';

export const Words = styled.div`
  min-width: 0;
  :is(h2, h3, h4, h5, h6) {
    margin: 0;
    font: var(--kv-type-h3);
    text-wrap: balance;
  }
  /* Its line is there before it is known. */
  > span {
    display: block;
    min-height: calc(24 * var(--kv-px));
    margin-top: 4px;
  }
  p {
    margin: 4px 0 0;
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
    overflow-wrap: anywhere;
    & + p {
      font: var(--kv-type-caption);
    }
  }
  @container kv (width >= 744px) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 10px;
    > span {
      margin: 0;
    }
    > p {
      flex: 0 0 100%;
    }
  }
`;

/** Room for three photos. */
export const Strip = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 58px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  @container kv (width >= 744px) {
    width: 252px;
  }
`;

/** The words of a search, and beside them or below what is new. While nothing is known there is room for it. */
export const Summary = styled.div`
  display: grid;
  gap: 12px 32px;
  align-items: center;
  min-width: 0;
  @container kv (width >= 744px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @container kv (width < 744px) {
    &:is([data-state='empty'], [data-state='failed']) {
      gap: 6px;
      > ${Strip} {
        min-height: 0;
      }
      > ${Words} > span {
        display: none;
      }
    }
  }
`;

export const NewPhoto = styled(Photo)`
  flex: 0 1 80px;
  width: 80px;
  border-radius: var(--kv-shape-home-s);
`;

/** Over the last photo: how many more there are. */
export const Rest = styled.b`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--kv-photo-chip);
  font: var(--kv-type-ui);
  font-weight: 600;
  color: var(--kv-on-photo);
  pointer-events: none;
`;
