import { sql } from 'kysely'
import type { Merged } from '../../../../contract/keeping/merging.ts'
import type { Trx } from '../../../database.ts'
import { option } from '../kinds/attribute.ts'
import { renewNames } from '../variant-renewal.ts'
import { cannotMerge, mergeRecords, NOTHING_MERGED } from './merging.ts'
import type { RecordPair } from './merging.ts'
import { isSameOwner, productsOf, productsOfBoth } from './values-of-both.ts'

/** Merges two options: whoever chose one has chosen the other. */
export const mergeTwoOptions = mergeRecords({ kind: option, weigh, carryOut })

async function weigh(trx: Trx, { from, into }: RecordPair): Promise<Merged> {
  if (from.fields['attributeId'] !== into.fields['attributeId'])
    throw cannotMerge({ en: 'they belong to different attributes.', zh: '两者属于不同的属性。' })
  return {
    ...NOTHING_MERGED,
    products: (await productsOf(trx, 'option_id', from.id)).length,
    statingBoth: (await productsOfBoth(trx, 'option_id', { from, into })).length,
  }
}

async function carryOut(trx: Trx, { from, into }: RecordPair): Promise<void> {
  const products = await productsOf(trx, 'option_id', from.id)
  await sql`
    DELETE FROM attribute_value AS value USING attribute_value AS other
    WHERE value.option_id = ${from.id} AND other.option_id = ${into.id} AND ${isSameOwner}`.execute(trx)
  await sql`UPDATE attribute_value SET option_id = ${into.id} WHERE option_id = ${from.id}`.execute(trx)
  await renewNames(trx, products)
}
