import { expect, test } from 'vitest';
import { shapeOf, statementSpan } from '../../../examples/server/tracing/statementShape';

test.each([
  [
    '/* 0b1c */ select "id" from "listings" where "price" > 5000000 and name = \'О\'\'Нил\'',
    'SELECT listings',
    'select "id" from "listings" where "price" > ? and name = ?',
  ],
  [
    '/* prepared */ select * from a join "b"."c" on a.x1 = $1 where id in ($2, $3, $4)',
    'SELECT a b.c',
    'select * from a join "b"."c" on a.x1 = $1 where id in ($…)',
  ],
  ['insert into users (email) values ($1)', 'INSERT users', 'insert into users (email) values ($1)'],
  ['select count(*) from unnest($1::int[])', 'SELECT', 'select count(*) from unnest($1::int[])'],
  ['with a as (select 1) update "chats" set "text" = $1', 'WITH chats', 'with a as (select ?) update "chats" set "text" = $1'],
  [
    'select extract(epoch from a.b) from c where d is distinct from e',
    'SELECT c',
    'select extract(epoch from a.b) from c where d is distinct from e',
  ],
  ['begin', 'BEGIN', 'begin'],
])('a statement is told by its shape: %s', (statement, name, text) => {
  expect(statementSpan('postgresql', statement)).toMatchObject({ name, attributes: { 'db.query.text': text } });
});

test.each(["select e'it\\'s 5' from a", 'do $$ begin 5 end $$', "select 1 -- it's", "select 1 /* it's */ + 2"])(
  'of quotes of another kind nothing is told: %s',
  (statement) => {
    expect(shapeOf(statement)).toBe('?');
  },
);
