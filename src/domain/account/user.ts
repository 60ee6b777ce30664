/** Who has signed in (§3). */
export interface User {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Relative to the API host, or absolute. */
  readonly avatar: string | null;
  /** Ten digits after +7; empty for anything else. */
  readonly phone: string;
  readonly email: string;
}
