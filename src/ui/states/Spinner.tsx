import { keyframes, styled } from 'styled-components';

const walk = keyframes`
  to { stroke-dashoffset: -100; }
`;
const breathe = keyframes`
  50% { opacity: .35; }
`;

const Svg = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  path:first-child {
    opacity: 0.22;
  }
  path:last-child {
    stroke-dasharray: 36 64;
    animation: ${walk} 1.4s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    path:last-child {
      stroke-dasharray: none;
      animation: ${breathe} 2s ease-in-out infinite;
    }
  }
`;

const outline = 'M9 20H4V4h10a6 6 0 0 1 6 6v10h-5';

/** The outline of the logo with a moving light. Decorative: the busy control announces itself. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={outline} />
      <path d={outline} pathLength={100} />
    </Svg>
  );
}
