/** Lengths of account fields (§5, §9), in characters, inclusive. Separate from `limits`, which every page loads. */
export const accountLimits = {
  /** Registration accepts shorter emails than sign-in does (D29). */
  email: { signIn: { min: 7, max: 254 }, registration: { min: 3, max: 255 } },
  password: { min: 6, max: 60 },
  name: { min: 2, max: 40 },
  /** Digits after +7. */
  phoneDigits: 10,
} as const;
