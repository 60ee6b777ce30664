import type { CommunicationMethod, OwnerType } from '../enumerations';

/** What the owner call answers (§3, §7). Name, avatar and type are public; phone and QR are for the signed in (D8). */
export interface OwnerContact {
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Relative to the API host, or absolute. */
  readonly avatar: string | null;
  readonly type: OwnerType | null;
  readonly communicationMethod: CommunicationMethod | null;
  /** Ten digits after +7; null where it is not for this viewer. */
  readonly phone: string | null;
  /** Address of a picture, `data:image/…` included, that a phone's camera reads; null likewise. */
  readonly phoneQr: string | null;
}
