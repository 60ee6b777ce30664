import { type Kysely, sql } from 'kysely';
import { avatarLimits } from '../../../src/domain/account/avatarLimits';
import type { Photo } from '../../../src/domain/listing/listing';
import type { Database } from '../database/schema';
import { type Picture, pictureFormats } from './library';

/** Stores the built-in pictures in the database; their URLs change with the files or the encoding. */
export async function storePictures(db: Kysely<Database>, pictures: readonly Picture[]): Promise<void> {
  await db
    .insertInto('pictures')
    .values(pictures.map(({ widths, ...picture }) => ({ ...picture, widths: [...widths] })))
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet((row) => ({
        hash: row.ref('excluded.hash'),
        width: row.ref('excluded.width'),
        height: row.ref('excluded.height'),
        widths: row.ref('excluded.widths'),
        color: row.ref('excluded.color'),
      })),
    )
    .execute();
}

export interface StoredPhoto {
  readonly id: number;
  readonly alt: string;
  readonly hash: string;
  readonly widths: readonly number[];
  readonly color: string;
}

/** The main photo of a row of `listings`. */
export const mainPhoto = sql<StoredPhoto | null>`(
  select json_build_object('id', p.id, 'alt', p.alt, 'hash', i.hash, 'widths', i.widths, 'color', i.color)
  from photos p join pictures i on i.id = p.picture_id where p.listing_id = listings.id order by p.position limit 1)`;

/** Returns a photo with URLs relative to the API's host. */
export function photoOf({ id, alt, hash, widths, color }: StoredPhoto): Photo {
  return {
    id,
    url: mediaPath(hash, widths.at(-1) ?? 0, 'jpg'),
    alt,
    variants: { template: `/media/${hash}/{width}.{format}`, widths, formats: pictureFormats },
    color,
  };
}

export function mediaPath(hash: string, width: number, format: string): string {
  return `/media/${hash}/${width}.${format}`;
}

/** The picture of a user, by the hash that the database has; null without one. */
export function avatarPath(hash: string | null): string | null {
  return hash && mediaPath(hash, avatarLimits.keptSide, 'jpg');
}
