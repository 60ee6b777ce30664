/** Pictures of people (§5), for the form and for the server. */
export const avatarLimits = {
  /** Bytes of a file that is taken. */
  bytes: 5 * 1024 * 1024,
  /** Side of the square that a form sends, in pixels; the largest one shown is 112 px. */
  sentSide: 480,
  /** Side of the square that the server keeps. */
  keptSide: 320,
} as const;

/** Why a file is refused; the words are in `text/profile-settings`. */
export type AvatarProblem = 'format' | 'size' | 'pixels' | 'broken';
