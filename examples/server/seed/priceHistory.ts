import type pg from 'pg';

/** Of ten listings four have changed their price: by these shares of the present one, the oldest first. */
const earlier = `(values (1, 1, 1.06), (4, 1, 1.04), (4, 2, 1.015), (7, 1, 1.073), (7, 2, 1.024), (7, 3, 1.022), (9, 1, 0.96))
  as earlier (last_digit, step, share)`;

/** Gives seeded listings that everybody sees the prices that they had: the same for everybody. */
export async function addPriceHistory(client: pg.PoolClient, seededAt: Date): Promise<void> {
  await client.query('select fill_listing_prices()');
  // What was published today has had no time to change.
  const changing = `select known.listing_id, known.since, known.price, listings.trade_type, $1::timestamptz - known.since as age
    from listing_prices known join listings on listings.id = known.listing_id
    where $1::timestamptz - known.since > interval '4 days'`;
  await client.query(
    `with changing as materialized (${changing}),
      steps as (
        select listing_id, since, price, age, trade_type, step, share, count(*) over (partition by listing_id) as steps
        from changing join ${earlier} on listing_id % 10 = last_digit
      ),
      present as (
        insert into listing_prices (listing_id, since, price)
          select listing_id, since + age * 0.9, price from steps where step = 1
      ),
      between_them as (
        insert into listing_prices (listing_id, since, price)
          select listing_id, since + age * 0.9 * (step - 1) / steps, round(price * share, case trade_type when 1 then -4 else -2 end)
          from steps where step > 1
      )
    update listing_prices set price = round(steps.price * share, case trade_type when 1 then -4 else -2 end)
      from steps where steps.step = 1 and listing_prices.listing_id = steps.listing_id and listing_prices.since = steps.since`,
    [seededAt],
  );
}
