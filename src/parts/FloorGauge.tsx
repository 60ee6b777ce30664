import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

const House = styled.i`
  position: relative;
  display: inline-block;
  flex: none;
  width: 9px;
  height: 20px;
  overflow: hidden;
  border: 1px solid var(--kv-line-control);
  border-radius: 1px 5px 1px 1px;
  forced-color-adjust: none;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 var(--bottom);
    height: var(--height);
    min-height: 3px;
    background: var(--kv-indicator);
  }
`;

export interface FloorGaugeProps {
  floor: number;
  floors: number;
}

/** A house with the floor highlighted. Decorative: always beside '7 из 12'. */
export function FloorGauge({ floor, floors }: FloorGaugeProps) {
  const total = Math.max(1, floors, floor);
  const below = Math.max(0, floor - 1) / total;
  // The band is at least 3 px high; lower it so that the top floor of a tower fits.
  const style: CSSProperties & Record<'--bottom' | '--height', string> = {
    '--bottom': `min(${below * 100}%, calc(100% - 3px))`,
    '--height': `${100 / total}%`,
  };
  return <House aria-hidden="true" style={style} />;
}
