import { sql } from 'kysely'
import type { Merged } from '../../../../contract/keeping/merging.ts'
import type { Trx } from '../../../database.ts'
import { brand } from '../kinds/brand.ts'
import { cannotMerge, mergeRecords, NOTHING_MERGED } from './merging.ts'
import type { RecordPair } from './merging.ts'

const MOST_NAMED = 5
const FACTS = ['name', 'country', 'website', 'logo_id', 'description', 'en_description']

/** Merges two brands: products move to the other one, which takes over fields that it lacks. */
export const mergeTwoBrands = mergeRecords({ kind: brand, weigh, carryOut })

async function weigh(trx: Trx, { from, into }: RecordPair): Promise<Merged> {
  const { rows: alike } = await sql<{ key: string }>`
    SELECT key FROM product WHERE brand_id = ${from.id}
      AND identity_of(key) IN (SELECT identity_of(key) FROM product WHERE brand_id = ${into.id}) ORDER BY key LIMIT ${MOST_NAMED}`.execute(
    trx,
  )
  const keys = alike.map(({ key }) => key)
  if (keys.length)
    throw cannotMerge({
      en: `both have a product numbered ${keys.join(', ')}. Delete one of each first.`,
      zh: `两个品牌都有编号为 ${keys.join('、')} 的产品，请先删除其中之一。`,
    })
  const { rows } = await sql<{ products: number }>`
    SELECT count(*)::int AS products FROM product WHERE brand_id = ${from.id}`.execute(trx)
  return { ...NOTHING_MERGED, products: rows[0]?.products ?? 0 }
}

async function carryOut(trx: Trx, { from, into }: RecordPair): Promise<void> {
  await sql`UPDATE product SET brand_id = ${into.id} WHERE brand_id = ${from.id}`.execute(trx)
  const taken = FACTS.map((fact) => sql`${sql.ref(fact)} = coalesce(stays.${sql.ref(fact)}, goes.${sql.ref(fact)})`)
  await sql`
    UPDATE brand AS stays SET ${sql.join(taken)} FROM brand AS goes
    WHERE stays.id = ${into.id} AND goes.id = ${from.id}`.execute(trx)
}
