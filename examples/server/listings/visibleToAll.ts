import { sql } from 'kysely';
import { listingStatuses } from '../../../src/domain/enumerations';
import { seesContent } from '../../../src/domain/listing/permissions/listingView';

const ids = listingStatuses.filter(({ key }) => seesContent({ status: key, isDeleted: false }, 'stranger')).map(({ id }) => id);

/** Listings whose content everybody may see: the public ones, and the archived ones that were public. */
export const visibleToAll = sql<boolean>`listings.status in (${sql.join(ids.map((id) => sql.lit(id)))}) and not listings.is_deleted and not listings.is_unapproved`;
