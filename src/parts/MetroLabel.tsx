import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { NearestMetro } from '../domain/listing/listing';
import { useText } from '../text/catalogue/TextContext';

export interface MetroGlyphProps {
  /** Colour of the line; default red if unknown (§9). */
  color: string | null;
  route: string | null;
  /** Name of the line, shown as a tooltip. */
  title?: string;
}

/** МЦК (route 14) and МЦД ('D1' to 'D5') are railways, drawn with a double track. */
function isRailway(route: string | null): boolean {
  return route !== null && /^(14|мцк|мцд.*|[dд]\d)$/i.test(route.trim());
}

const Glyph = styled.i`
  --edge: var(--line);
  position: relative;
  flex: none;
  width: 20px;
  height: 18px;
  forced-color-adjust: none;
  @supports (color: oklch(from red l c h)) {
    --edge: oklch(from var(--line) clamp(var(--kv-metro-edge-min), l, var(--kv-metro-edge-max)) c h);
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
  }
  &::before {
    inset: 7px 4px auto 0;
    height: 4px;
    border-radius: 2px 0 0 2px;
    background: var(--line);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  &[data-track='double']::before {
    border-block: 1.5px solid var(--line);
    background: none;
    box-shadow: none;
  }
  &::after {
    inset: 4px 0 auto auto;
    width: 10px;
    height: 10px;
    border: 2.5px solid var(--line);
    border-radius: 50%;
    background: var(--kv-bg-surface);
    box-shadow: 0 0 0 0.75px var(--edge);
  }
`;

/** A piece of the line with a station ring; always beside the station's name. */
export function MetroGlyph({ color, route, title }: MetroGlyphProps) {
  const style: CSSProperties & { '--line': string } = { '--line': color ?? 'var(--kv-metro-default)' };
  return <Glyph aria-hidden="true" title={title} data-track={isRailway(route) ? 'double' : 'single'} style={style} />;
}

const Root = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  min-width: 0;
  font: var(--kv-type-caption);
  > span {
    display: flex;
    flex-wrap: wrap;
    column-gap: 7px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    font-size: inherit;
    color: var(--kv-text-subtle);
    white-space: nowrap;
  }
`;

export interface MetroLabelProps {
  metro: NearestMetro | null;
  /** '7 мин' instead of '7 мин пешком'. */
  isShort?: boolean;
  className?: string;
}

/** Line, station and walking time; 'Метро не найдено' if unknown (§8). */
export function MetroLabel({ metro, isShort = false, className }: MetroLabelProps) {
  const { text } = useText();
  if (!metro) {
    return (
      <Root className={className}>
        <small>{text.listing.noMetro}</small>
      </Root>
    );
  }
  const { name, color, route, lineName, minutes } = metro;
  return (
    <Root className={className}>
      <MetroGlyph color={color} route={route} title={lineName ?? undefined} />
      <span>
        {name}
        {minutes !== null && <small>{isShort ? text.listing.onFootShort(minutes) : text.listing.onFoot(minutes)}</small>}
      </span>
    </Root>
  );
}
