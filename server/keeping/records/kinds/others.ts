import { sql } from 'kysely'
import { namesOf } from '../../../../contract/keeping/record-rules.ts'
import { Problem } from '../../../../contract/problem.ts'
import { decimalText } from '../../../../contract/values/figure.ts'
import { findStandingRate, isFarFrom, yuanOfInverse } from '../../../catalogue/rates.ts'
import type { Trx } from '../../../database.ts'
import { sameNamedColumns, idColumn, isJust, ref, TAKEN, UNKNOWN } from '../record-kind.ts'
import type { Fields, RecordKind } from '../record-kind.ts'

/** An authority that issues certificates. */
export const authority: RecordKind = {
  table: 'authority',
  fields: sameNamedColumns('name', 'enName', 'url'),
  lacks: ['name', 'enName', 'url'],
  name: ref('name'),
  enName: ref('en_name'),
  searched: [ref('name'), ref('en_name')],
  order: sql`lower(coalesce(${ref('en_name')}, ${ref('name')}))`,
  uses: { products: sql`SELECT DISTINCT product_id FROM certificate WHERE authority_id = ${ref('id')}` },
  names: namesOf.auth,
  oneAs: { name: sql`coalesce(${ref('en_name')}, ${ref('name')})`, within: sql`''`, constraint: 'authority_name_key' },
  refusals: { authority_name_key: { field: 'enName', reason: TAKEN } },
}

/** Countries and provinces: the origins of SKUs and the homes of brands. */
export const area: RecordKind = {
  table: 'area',
  fields: { ...sameNamedColumns('code', 'name', 'enName', 'sort'), parentId: idColumn('parent_id') },
  lacks: [],
  name: ref('name'),
  enName: ref('en_name'),
  searched: [ref('code'), ref('name'), ref('en_name')],
  // Countries, then the provinces of each.
  order: sql`${ref('parent_id')} NULLS FIRST, ${ref('sort')}`,
  uses: {
    skus: sql`SELECT FROM sku WHERE ${isJust(sql`origin`, ref('code'))}`,
    records: sql`SELECT FROM brand WHERE country = ${ref('code')}
      UNION ALL SELECT FROM area AS within WHERE within.parent_id = ${ref('id')}`,
  },
  names: namesOf.area,
  standsIn: namesOf.area,
  users: { en: 'brands and provinces', zh: '品牌和省份' },
  of: sql`(SELECT jsonb_build_object('name', above.name, 'enName', above.en_name) FROM area AS above WHERE above.id = ${ref('parent_id')})`,
  fixedWhileUsed: ['code'],
  refusals: {
    area_code_key: { field: 'code', reason: { en: 'a place has this code already', zh: '已有地区使用此代码' } },
    area_parent_id_fkey: { field: 'parentId', reason: UNKNOWN },
  },
  filters: { parentId: (parentId) => sql`${ref('parent_id')} = ${parentId}` },
}

/** The yuan that one unit of a currency buys from a day on; one rate for each currency and day. */
export const rateKind: RecordKind = {
  table: 'exchange_rate',
  // A rate is shown in the direction in which it was typed.
  fields: {
    ...sameNamedColumns('currency', 'date', 'source'),
    cny: sql`CASE WHEN ${ref('per_cny')} IS NULL THEN ${ref('cny')} END`,
    perCny: sql`${ref('per_cny')}`,
  },
  notColumns: ['isSure'],
  write: requireSoundRate,
  lacks: ['source'],
  name: sql`${ref('currency')} || ' ' || ${ref('date')}`,
  enName: sql`${ref('currency')} || ' ' || ${ref('date')}`,
  searched: [ref('currency'), ref('source'), sql`${ref('date')}::text`],
  order: sql`${ref('currency')}, ${ref('date')} DESC`,
  uses: {},
  refusals: {
    exchange_rate_currency_date_key: {
      field: 'date',
      reason: { en: 'the currency has a rate from this day on already', zh: '该币种在此日期已有汇率' },
    },
  },
  filters: { currency: (currency) => sql`${ref('currency')} = ${currency}` },
}

async function requireSoundRate(trx: Trx, changed: Fields, whole: Fields): Promise<Record<string, unknown>> {
  const [currency, date] = [String(whole['currency']), String(whole['date'])]
  if (changed['currency'] !== undefined) await requireCurrency(trx, currency)
  const field = whole['perCny'] == null ? 'cny' : 'perCny'
  if ((whole['cny'] == null) === (whole['perCny'] == null)) throw new Problem(400, { field, reason: ONE_DIRECTION })
  if (changed['cny'] === undefined && changed['perCny'] === undefined) return {}
  const cny = field === 'cny' ? decimalText(Number(whole['cny'])) : yuanOfInverse(Number(whole['perCny']))
  const standing = whole['isSure'] ? undefined : await findStandingRate(trx, { currency, date })
  if (!standing || !isFarFrom(Number(cny), Number(standing.cny))) return { cny }
  const reason = {
    en: `is far from the rate of ${standing.date}, which is ${standing.cny}: correct it, or save it again if it is meant`,
    zh: `与 ${standing.date} 的汇率 ${standing.cny} 相差悬殊：请更正；若确实如此，请再次保存`,
  }
  throw new Problem(400, { field, reason })
}

const ONE_DIRECTION = { en: 'is stated in one of the two directions', zh: '应按两个方向之一填写' }

async function requireCurrency(trx: Trx, currency: string): Promise<void> {
  const known = await trx
    .selectFrom('dictionary_entry')
    .select('id')
    .where('type', '=', 'product_currency_unit')
    .where('value', '=', currency)
    .executeTakeFirst()
  const reason = { en: 'is not a currency in the dictionary', zh: '不在货币字典中' }
  if (!known) throw new Problem(400, { field: 'currency', reason })
}
