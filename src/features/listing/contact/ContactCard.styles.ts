import { css, styled } from 'styled-components';

/** Reserves the final height, so that the dialog does not grow while loading. */
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-height: 292px;
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  min-height: 132px;
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :first-child > :nth-child(2) {
    margin-top: 14px;
  }
`;

/** Cameras need a light background in every theme. */
const code = css`
  flex: none;
  width: 132px;
  height: 132px;
  padding: 8px;
  border-radius: var(--kv-radius-tight);
  background: #fff;
  forced-color-adjust: none;
  @container kv (width < 320px) {
    width: 96px;
    height: 96px;
    padding: 4px;
  }
`;

export const Code = styled.img`
  ${code}
  object-fit: contain;
  image-rendering: pixelated;
`;

export const CodeLines = styled.svg`
  ${code}
  stroke: #000;
  shape-rendering: crispEdges;
`;

export const Loading = styled.div`
  display: grid;
  gap: 12px;
`;

export const PhoneLine = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  > a {
    border-radius: 2px;
    color: var(--kv-text);
    font: var(--kv-type-h2);
    font-variant-numeric: var(--kv-numeric);
    white-space: nowrap;
    @container kv (width < 340px) {
      font: var(--kv-type-h3);
    }
  }
`;

export const CardNote = styled.p`
  color: var(--kv-text-subtle);
  font: var(--kv-type-caption);
`;

export const Failure = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  text-align: center;
  > p {
    display: grid;
    justify-items: center;
    gap: 8px;
    text-wrap: balance;
  }
  > p > svg {
    color: var(--kv-danger);
  }
`;

/** In place of the number. */
export const Sentence = styled.p`
  flex: 1;
  color: var(--kv-text-muted);
`;
