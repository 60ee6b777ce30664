/** Colours of chats beside those of the theme. The plain one is for browsers without `light-dark`. */
export const chatColours = {
  /** 'В сети' */
  online: 'light-dark(#1c6e3a, #7fcb94)',
  /** A message of the other one. */
  incoming: 'light-dark(var(--kv-bg-sunken), var(--kv-bg-hover))',
  /** A message that was not sent. */
  failed: 'color-mix(in srgb, var(--kv-danger) 10%, var(--kv-bg-surface))',
} as const;
