import { styled } from 'styled-components';

export type BadgeTone = 'neutral' | 'accent' | 'photo';

const tones: Record<BadgeTone, string> = {
  neutral: 'background:var(--kv-bg-sunken);color:var(--kv-text-muted);',
  accent: 'background:var(--kv-accent-soft);color:var(--kv-text-accent);',
  photo: 'background:var(--kv-photo-chip);color:var(--kv-on-photo);',
};

/** A status label; `photo` is readable over any picture. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 0 8px;
  border-radius: var(--kv-radius-tight);
  font: var(--kv-type-caption);
  font-weight: 500;
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => tones[$tone]}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
