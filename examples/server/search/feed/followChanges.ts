import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { EngineAddress } from '../engine/engineAddress';
import { type EngineNode, openNode } from '../engine/engineNode';
import type { Side } from '../engine/engineQueries';
import { indexedColumns, listOf, published, replaceStatement } from '../engine/engineRow';

/** The nodes that hold the listings, with what names of their indexes begin with. */
export interface EngineNodes {
  readonly nodes: readonly EngineNode[];
  readonly name: string;
}

export function openNodes({ nodes, name }: EngineAddress): EngineNodes & { end(): Promise<void> } {
  const opened = nodes.map((address) => openNode(address));
  return { nodes: opened, name, end: async () => void (await Promise.all(opened.map((node) => node.end()))) };
}

/** Listings that one statement writes. */
export const batch = 1000;

/**
 * Brings listings in the index up to date. What is written is what they are now, so it does not matter how often, and in which order, it is
 * done.
 */
export async function applyChanges(db: Kysely<Database>, engine: EngineNodes, side: Side, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const listings = await db
      .selectFrom('listing_search')
      .select([...indexedColumns, published])
      .where('id', '=', sql<number>`any(${some}::bigint[])`)
      .execute();
    await storeListings(engine, side, listings);
    const isPublic = new Set(listings.map(({ id }) => id));
    const gone = some.filter((id) => !isPublic.has(id));
    await onTheirNodes(
      engine,
      gone,
      (id) => id,
      (node, part) => node.write(`DELETE FROM ${engine.name}_${side} WHERE id IN ${listOf(part)}`),
    );
  }
}

export async function storeListings(engine: EngineNodes, side: Side, listings: Parameters<typeof replaceStatement>[1]): Promise<void> {
  await onTheirNodes(
    engine,
    listings,
    ({ id }) => id,
    (node, part) => node.write(replaceStatement(`${engine.name}_${side}`, part)),
  );
}

/** A listing is on the node that has the rest of its id as a number. */
async function onTheirNodes<T>(
  { nodes }: EngineNodes,
  items: readonly T[],
  idOf: (item: T) => number,
  write: (node: EngineNode, part: readonly T[]) => Promise<void>,
): Promise<void> {
  await Promise.all(
    nodes.map((node, number) => {
      const part = items.filter((item) => idOf(item) % nodes.length === number);
      return part.length > 0 ? write(node, part) : undefined;
    }),
  );
}
