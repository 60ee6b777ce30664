import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 40px;
  margin-bottom: 18px;
  > :first-child {
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
  }
`;

/** Below 744 px visitors swipe. */
export const Arrows = styled.div`
  display: none;
  gap: 8px;
  @container kv (width >= 744px) {
    display: flex;
  }
`;

/** Same boxes as the slides. */
export const Placeholders = styled.div`
  display: grid;
  grid-template-columns: repeat(3, calc((100% + 20px) / var(--per-view) - 20px));
  gap: 20px;
  overflow: hidden;
  --per-view: 1.15;
  @container kv (width >= 600px) {
    --per-view: 2.15;
  }
  @container kv (width >= 744px) {
    --per-view: 2;
  }
  @container kv (width >= 1024px) {
    --per-view: 3;
  }
`;
