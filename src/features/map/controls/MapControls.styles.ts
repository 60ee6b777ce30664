import { styled } from 'styled-components';

/** Bottom right; in narrow containers below the top bar, without the desktop-only controls. */
export const Controls = styled.div`
  position: absolute;
  z-index: 1;
  right: 24px;
  bottom: 32px;
  display: flex;
  flex-direction: column;
  gap: 10px;
  @container kv (width < 744px) {
    right: 12px;
    top: 68px;
    bottom: auto;
    > [data-wide]:not([data-state='on']) {
      display: none;
    }
  }
`;
