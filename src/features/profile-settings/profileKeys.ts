/** Keys of what the settings load. */
export const profileKey = ['profile'] as const;
export const emailKey = ['profileEmail'] as const;
export const phoneKey = ['profilePhone'] as const;
export const secondFactorKey = ['profileSecondFactor'] as const;
export const sessionsKey = ['profileSessions'] as const;
export const lettersKey = ['profileLetters'] as const;
