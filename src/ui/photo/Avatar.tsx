import { useState } from 'react';
import { css, styled } from 'styled-components';
import { graphemes } from '../../base/graphemes';
import { Icon } from '../icons/Icon';

/** Pixels: s 36, m 48, l 64, xl 112. */
export type AvatarSize = 's' | 'm' | 'l' | 'xl';

export interface AvatarProps {
  /** Name of the person; empty when unknown. */
  name: string;
  /** Image address; initials show without one, and when it fails to load. */
  src?: string | null;
  /** m by default. */
  size?: AvatarSize;
}

/** NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
const person = 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2';

const sizes: Record<AvatarSize, readonly [box: number, tight: number, corner: number]> = {
  s: [36, 5, 13],
  m: [48, 6, 18],
  l: [64, 8, 24],
  xl: [112, 10, 40],
};
const types: Record<AvatarSize, string> = { s: 'caption', m: 'title', l: 'h3', xl: 'h1' };

const Box = styled.span<{ $size: AvatarSize }>`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  ${({ $size }) => {
    const [box, tight, corner] = sizes[$size];
    const even = `calc(${tight}px * var(--kv-radius-factor))`;
    return css`
      width: ${box}px;
      height: ${box}px;
      border-radius: ${even} calc(${corner}px * var(--kv-radius-factor)) ${even} ${even};
      font: var(--kv-type-${types[$size]});
    `;
  }}
  background: var(--kv-accent-soft-hover);
  color: var(--kv-text-accent);
  font-weight: 600;
  user-select: none;
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--kv-photo-light));
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Picture or initials of a person. Decorative: the name is shown beside it. */
export function Avatar({ name, src, size = 'm' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(name);
  return (
    <Box $size={size} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" decoding="async" draggable={false} onError={() => setBroken(src)} />
      ) : (
        initials || <Icon name={person} size={size === 'xl' ? 32 : 24} />
      )}
    </Box>
  );
}

/** Returns the initials of the first two words that have a letter: 'АС' for 'Анна Соколова', 'НД' for '«Новый дом»'. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => graphemes(/\p{L}.*/u.exec(word)?.[0] ?? '')[0])
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
