/** Shadow of the highest layers: dialogs, and panels over a map. */
export const deepShadow =
  '0 4px 8px light-dark(rgb(21 33 31/.06),rgb(0 0 0/.4)),0 20px 48px -8px light-dark(rgb(21 33 31/.26),rgb(0 0 0/.75)),0 0 0 1px light-dark(transparent,var(--kv-line))';
