import { styled } from 'styled-components';

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--kv-line);
  > span {
    display: block;
    height: 100%;
    background: var(--kv-indicator);
    transition: width var(--kv-duration-fast);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    > span {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export interface BarProps {
  /** Per cent. */
  readonly value: number;
  readonly label: string;
}

/** How far something is. */
export function Bar({ value, label }: BarProps) {
  return (
    <Track role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={100}>
      <span style={{ width: `${value}%` }} />
    </Track>
  );
}
