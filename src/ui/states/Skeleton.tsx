import { keyframes, styled } from 'styled-components';

const shine = keyframes`
  to { transform: translateX(100%); }
`;

export interface SkeletonProps {
  /** CSS width, `100%` by default. */
  $width?: string;
  /** CSS height; omit it where an aspect ratio or a grid sets the height. */
  $height?: string;
  $radius?: string;
}

/** A placeholder box for loading content. The region around it carries `aria-busy`. */
export const Skeleton = styled.span<SkeletonProps>`
  display: block;
  position: relative;
  overflow: hidden;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  ${({ $height }) => $height && `height: ${$height};`}
  border-radius: ${({ $radius = 'var(--kv-radius-tight)' }) => $radius};
  background: var(--kv-skeleton);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(100deg, transparent 20%, var(--kv-skeleton-shine) 50%, transparent 80%);
    transform: translateX(-100%);
    animation: ${shine} 1.6s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
