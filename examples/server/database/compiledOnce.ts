import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import { preparedMark } from './connect';
import type { Database } from './schema';

/** Stands for a value while a statement is built. */
class Blank {
  constructor(readonly name: PropertyKey) {}
}

/**
 * A statement whose text is always the same is built once: building a wide one costs as much as reading its row. Values may stand in it as
 * parameters only.
 * @param names of the values
 * @param options `isPrepared`: the database plans it once for each connection. Its text then has no id of a request, so that one is among the values.
 */
export function compiledOnce<Values extends object, Row>(
  names: readonly (keyof Values)[],
  build: (values: Values) => Compilable<Row>,
  { isPrepared = false } = {},
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const { sql: text, parameters } = build(Object.fromEntries(names.map((name) => [name, new Blank(name)])) as Values).compile();
  const sql = isPrepared ? preparedMark + text : text;
  return async (db, values) => {
    const filled = parameters.map((value) => (value instanceof Blank ? values[value.name as keyof Values] : value));
    return (await db.executeQuery<Row>(CompiledQuery.raw(sql, filled))).rows;
  };
}
