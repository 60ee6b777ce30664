import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema';

/** Stands for a value while a statement is built. */
class Blank {
  constructor(readonly name: PropertyKey) {}
}

/**
 * A statement whose text is always the same is built once: building a wide one costs as much as reading its row. Values may stand in it as
 * parameters only.
 * @param names of the values
 */
export function compiledOnce<Values extends object, Row>(
  names: readonly (keyof Values)[],
  build: (values: Values) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const { sql, parameters } = build(Object.fromEntries(names.map((name) => [name, new Blank(name)])) as Values).compile();
  return async (db, values) => {
    const filled = parameters.map((value) => (value instanceof Blank ? values[value.name as keyof Values] : value));
    return (await db.executeQuery<Row>(CompiledQuery.raw(sql, filled))).rows;
  };
}
