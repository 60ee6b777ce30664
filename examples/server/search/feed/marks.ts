import type { EngineRow } from '../engine/engineNode';
import type { Side } from '../engine/engineQueries';
import { listOf, whole } from '../engine/engineRow';
import type { EngineNodes } from './followChanges';

/**
 * What each node says of its indexes: when they were built, what was written last, which of how many nodes it is. A node that was restored, has
 * lost its last writes or was exchanged says something else than PostgreSQL.
 */
export interface Mark {
  readonly build: number;
  readonly pass: number;
}

/** Attributes of the index of marks, which has one row for each side. */
export const markAttributes = ['build', 'pass', 'node', 'nodes'] as const;

const idOf = (side: Side) => ({ a: 1, b: 2 })[side];
const indexOf = (name: string) => `${name}_marks`;

export async function writeMarks({ nodes, name }: EngineNodes, side: Side, { build, pass }: Mark): Promise<void> {
  const columns = `id,${markAttributes.join(',')}`;
  await Promise.all(
    nodes.map((node, number) =>
      node.write(`REPLACE INTO ${indexOf(name)} (${columns}) VALUES ${listOf([idOf(side), build, pass, number, nodes.length])}`),
    ),
  );
}

export async function removeMarks({ nodes, name }: EngineNodes, side: Side): Promise<void> {
  await Promise.all(nodes.map((node) => node.write(`DELETE FROM ${indexOf(name)} WHERE id = ${whole(idOf(side))}`)));
}

/**
 * Whether all nodes have everything that was written to a build. They may have one pass more, which could not be written down; with several more
 * it is PostgreSQL that was restored.
 */
export async function haveAll({ nodes, name }: EngineNodes, side: Side, { build, pass }: Mark): Promise<boolean> {
  const marks = await Promise.all(
    nodes.map((node) => node.read(`SELECT ${markAttributes.join(', ')} FROM ${indexOf(name)} WHERE id = ${whole(idOf(side))}`)),
  );
  return marks.every(([mark], number) => {
    const more = Number(mark?.['pass']) - pass;
    return mark && Number(mark['build']) === build && (more === 0 || more === 1) && isNumbered(mark, number, nodes.length);
  });
}

const isNumbered = (mark: EngineRow, node: number, nodes: number) => Number(mark['node']) === node && Number(mark['nodes']) === nodes;
