/** Styles of the window. The page may style every element, so those of the host are important. */
export const overlayStyles = `
:host {
  all: initial !important;
  position: fixed !important;
  inset: auto 16px 16px auto !important;
  box-sizing: border-box !important;
  width: min(480px, 100vw - 32px) !important;
  max-height: min(640px, 100vh - 32px) !important;
  overflow: auto !important;
  overscroll-behavior: contain !important;
  border: 1px solid #8a8f98 !important;
  border-radius: 12px !important;
  box-shadow: 0 8px 32px #0006 !important;
  color-scheme: light dark !important;
  background: var(--back) !important;
  color: var(--text) !important;
  font: 15px/1.45 system-ui, sans-serif !important;
  --back: #fff;
  --text: #1b1d21;
  --soft: #565b64;
  --error: #b3261e;
  --warning: #7a5200;
  --line: #d5d8dd;
}
@media (prefers-color-scheme: dark) {
  :host {
    --back: #1d1f23;
    --text: #f0f1f3;
    --soft: #b4b9c2;
    --error: #ff9a92;
    --warning: #f2c063;
    --line: #43474f;
  }
}
@media (width < 600px) {
  :host { max-height: 60vh !important; }
}
section { padding: 0 16px 16px; }
header { position: sticky; top: 0; display: flex; gap: 8px; align-items: flex-start; padding: 16px 0 8px; background: var(--back); }
h2 { flex: 1; margin: 4px 0; font-size: 18px; line-height: 1.3; }
p { margin: 4px 0; overflow-wrap: anywhere; }
ul { margin: 8px 0; padding: 0; list-style: none; }
li { padding: 10px 0; border-top: 1px solid var(--line); }
code { color: var(--soft); font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
b { color: var(--warning); }
b[data-severity="error"] { color: var(--error); }
footer { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
button { min-height: 32px; padding: 4px 12px; border: 1px solid currentcolor; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: color-mix(in srgb, currentcolor 12%, transparent); }
li div { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
li button { font-size: 13px; }
h2:focus { outline: none; }
:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
textarea { box-sizing: border-box; width: 100%; height: 160px; margin-top: 8px; font: 13px/1.4 ui-monospace, monospace; }
`;
