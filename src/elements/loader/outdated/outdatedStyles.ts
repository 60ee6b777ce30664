/** Styles of the notice. Custom properties come from the element around it; a page that has none yet gets the colours of the system. */
export const outdatedStyles = `
:host {
  position: fixed;
  inset: auto 16px calc(16px + var(--kv-foot, 0px));
  box-sizing: border-box;
  display: flex;
  gap: 12px;
  align-items: center;
  max-width: 480px;
  width: auto;
  margin: 0 auto;
  padding: 8px 8px 8px 16px;
  border: 0;
  border-radius: var(--kv-radius-control, 8px);
  background: var(--kv-bg-inverse, canvastext);
  box-shadow: var(--kv-shadow-2);
  color: var(--kv-text-inverse, canvas);
  font: var(--kv-type-ui, 15px/1.4 system-ui, sans-serif);
}
p {
  flex: 1;
  min-width: 0;
  margin: 0;
}
button {
  flex: none;
  min-width: 32px;
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid currentcolor;
  border-radius: var(--kv-radius-control, 8px);
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.close {
  padding: 0;
  border: 0;
  font-size: 20px;
  line-height: 1;
}
button:hover {
  background: color-mix(in srgb, currentcolor 16%, transparent);
}
button:focus-visible {
  outline: 2px solid currentcolor;
  outline-offset: 2px;
}
`;
