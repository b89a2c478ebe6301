import { sql } from 'kysely'
import { identityOf } from '../../../../contract/identity.ts'
import type { Merged } from '../../../../contract/keeping/merging.ts'
import type { Trx } from '../../../database.ts'
import { attribute } from '../kinds/attribute.ts'
import { renewNames } from '../variant-renewal.ts'
import { cannotMerge, mergeRecords, NOTHING_MERGED } from './merging.ts'
import type { RecordPair } from './merging.ts'
import { isSameOwner, productsOf, productsOfBoth } from './values-of-both.ts'

/** Merges two attributes: values move to the other one, and options of equal names are merged. */
export const mergeTwoAttributes = mergeRecords({ kind: attribute, weigh, carryOut })

async function weigh(trx: Trx, { from, into }: RecordPair): Promise<Merged> {
  const [one, other] = [from.fields, into.fields]
  if (one['type'] !== other['type']) throw cannotMerge({ en: 'they are of different types.', zh: '两者的类型不同。' })
  if (one['unit'] !== '' && identityOf(String(one['unit'])) !== identityOf(String(other['unit']))) {
    const units = [one['unit'], other['unit'] || '–'].join(' / ')
    throw cannotMerge({ en: `their units differ: ${units}.`, zh: `两者的单位不同：${units}。` })
  }
  // Values of one fact never become values of another, and a fact stays one (decisions/205).
  if (from.fact !== null && from.fact !== into.fact)
    throw cannotMerge(
      into.fact === null
        ? { en: 'the first is a fact: merge the other one into it.', zh: '前者是标准参数，请将另一个合并到它。' }
        : { en: 'they are different facts.', zh: '两者是不同的标准参数。' },
    )
  const { rows } = await sql<{ joined: number; moved: number }>`
    SELECT count(twin.id)::int AS joined, (count(*) - count(twin.id))::int AS moved
    FROM attribute_option AS own LEFT JOIN attribute_option AS twin
      ON twin.attribute_id = ${into.id} AND identity_of(coalesce(twin.en_name, twin.name)) = identity_of(coalesce(own.en_name, own.name))
    WHERE own.attribute_id = ${from.id}`.execute(trx)
  return {
    ...NOTHING_MERGED,
    ...rows[0],
    products: (await productsOf(trx, 'attribute_id', from.id)).length,
    statingBoth: (await productsOfBoth(trx, 'attribute_id', { from, into })).length,
  }
}

async function carryOut(trx: Trx, { from, into }: RecordPair): Promise<void> {
  const products = await productsOf(trx, 'attribute_id', from.id)
  // A choice may have several values. Of other types the value of the remaining attribute wins.
  const isSaidTwice =
    into.fields['type'] === 'choice'
      ? sql`other.option_id IN (
          SELECT twin.id FROM attribute_option AS own JOIN attribute_option AS twin
            ON identity_of(coalesce(twin.en_name, twin.name)) = identity_of(coalesce(own.en_name, own.name))
          WHERE own.id = value.option_id AND twin.attribute_id = ${into.id})`
      : sql`true`
  await sql`
    DELETE FROM attribute_value AS value USING attribute_value AS other
    WHERE value.attribute_id = ${from.id} AND other.attribute_id = ${into.id} AND ${isSameOwner}
      AND ${isSaidTwice}`.execute(trx)
  await joinOptions(trx, { from, into })
  await sql`UPDATE attribute_former SET attribute_id = ${into.id} WHERE attribute_id = ${from.id}`.execute(trx)
  await renewNames(trx, products)
}

/** Moves options and their values in one statement: constraints would refuse either alone. */
async function joinOptions(trx: Trx, { from, into }: RecordPair): Promise<void> {
  await sql`
    WITH twins AS (
      SELECT own.id, coalesce(twin.id, own.id) AS becomes, twin.id IS NULL AS moves
      FROM attribute_option AS own LEFT JOIN attribute_option AS twin
        ON twin.attribute_id = ${into.id} AND identity_of(coalesce(twin.en_name, twin.name)) = identity_of(coalesce(own.en_name, own.name))
      WHERE own.attribute_id = ${from.id}
    ), moved AS (
      UPDATE attribute_option SET attribute_id = ${into.id} FROM twins WHERE attribute_option.id = twins.id AND twins.moves
    )
    UPDATE attribute_value AS value SET attribute_id = ${into.id},
      option_id = (SELECT becomes FROM twins WHERE twins.id = value.option_id)
    WHERE attribute_id = ${from.id}`.execute(trx)
}
