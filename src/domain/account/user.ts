/** The signed-in user (§3). */
export interface User {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Absolute, or relative to the API host. */
  readonly avatar: string | null;
  /** Ten digits after +7, or empty. */
  readonly phone: string;
  readonly email: string;
  /** Sees the moderators' page (D7). */
  readonly isModerator?: boolean | undefined;
}
