import type { HostilePage } from './hostilePage';

const styled = (what: string, styles: string): HostilePage => ({ what, html: `<style>${styles}</style>` });
/** Like a theme that shows its page when it has loaded. */
const hidden = (styles: string) => `body * { ${styles.replaceAll(';', ' !important;')} !important; }`;

/** Pages whose style sheets reach for everything. */
export const styles: readonly HostilePage[] = [
  styled('styles for everything', '* { all: unset !important; }'),
  styled(
    'styles for everything, and floats',
    '* { all: unset !important; } body * { color: red !important; font: 30px serif !important; float: left !important; }',
  ),
  styled('the styles of the browser for everything', '* { all: revert !important; }'),
  styled(
    'a page from right to left, written vertically, with huge letters',
    'html { direction: rtl; writing-mode: vertical-rl; font-size: 40px; }',
  ),
  styled('rems of ten pixels', 'html { font-size: 62.5%; } body { font-size: 1.6rem; }'),
  styled('rems of ten pixels, and zoom', 'html { font-size: 10px; zoom: 1.3; }'),
  styled('zoom', 'html { zoom: 1.5; } body { zoom: 0.5; } kvartal-search, kvartal-listing { zoom: 1.2; }'),
  styled(
    'boxes, borders and shadows for everything',
    '* { box-sizing: content-box !important; border: 3px solid red !important; margin: 5px !important; min-width: 10px; }',
  ),
  styled('everything in one corner', '* { position: absolute !important; inset: 0 !important; }'),
  styled('dialogs, buttons and fields hidden', 'dialog, button, input, select, form, [role], [popover] { display: none !important; }'),
  styled('elements hidden until they are defined', ':not(:defined) { display: none !important; } :defined { display: inline; }'),
  styled(
    'colours of the kit that are none',
    ':root, kvartal-search { --kv-brand: url(x); --kv-bg-surface: 12px; --kv-text: ; --kv-radius: red; }',
  ),
  styled(
    'wrappers that move and clip',
    'body { transform: translate(40px, 900px) rotate(2deg); overflow: hidden; height: 300px; contain: paint; filter: blur(0); perspective: 9px; }',
  ),
  styled('everything invisible', hidden('opacity: 0; visibility: hidden; pointer-events: none')),
  styled('nothing displayed', hidden('display: none')),
];
