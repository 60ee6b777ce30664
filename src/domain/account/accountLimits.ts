/** Lengths of what an account is made of (§5, §9), in characters, inclusive. Apart from `limits`, which every page loads. */
export const accountLimits = {
  /** At registration shorter ones are let through than at sign-in (D29). */
  email: { signIn: { min: 7, max: 254 }, registration: { min: 3, max: 255 } },
  password: { min: 6, max: 60 },
  name: { min: 2, max: 40 },
  /** After +7. */
  phoneDigits: 10,
} as const;
