import { sql } from 'kysely'
import { COMPUTED_UNITS } from '../../../../contract/coverage.ts'
import { namesOf } from '../../../../contract/keeping/record-rules.ts'
import { YUAN } from '../../../catalogue/rates.ts'
import { sameNamedColumns, isJust, ref, TAKEN, UNKNOWN } from '../record-kind.ts'
import type { RecordKind, BilingualText } from '../record-kind.ts'

const READ_BY_VALUE: BilingualText = { en: 'Quarry reads it by this value', zh: '系统以此值识别' }
const BASE_CURRENCY: BilingualText = {
  en: 'prices are compared in it, and rates given',
  zh: '价格比较和汇率均以该币种为准',
}
const COMPUTED_BY: BilingualText = {
  en: 'quantities and prices per square metre are computed by it',
  zh: '系统以此单位计算用量和每平方米价格',
}

const isOneOf = (values: readonly string[]) =>
  sql`${ref('value')} IN (${sql.join(values.map((value) => sql.lit(value)))})`
const isOf = (type: string) => sql`${ref('type')} = ${sql.lit(type)}`

/** Entries that Quarry itself needs: whole dictionaries to which its tables refer, and single entries. */
const NEEDED: readonly { type: string; values?: readonly string[]; why: BilingualText }[] = [
  { type: 'product_has_custom', why: READ_BY_VALUE },
  { type: 'product_domestic_imported', why: READ_BY_VALUE },
  { type: 'product_currency_unit', values: [YUAN], why: BASE_CURRENCY },
  { type: 'product_measurement_unit', values: COMPUTED_UNITS, why: COMPUTED_BY },
]

export const dictionaryEntry: RecordKind = {
  table: 'dictionary_entry',
  fields: sameNamedColumns('type', 'value', 'label', 'remark', 'colorType', 'sort'),
  lacks: ['colorType'],
  name: ref('label'),
  enName: ref('remark'),
  searched: [ref('label'), ref('remark'), ref('value')],
  order: sql`${ref('type')}, ${ref('sort')}`,
  uses: {
    products: sql`
      SELECT FROM product WHERE ${isOf('product_currency_unit')} AND ${isJust(sql`currency_unit`, ref('value'))}
      UNION ALL SELECT FROM product WHERE ${isOf('product_measurement_unit')} AND ${isJust(sql`measurement_unit`, ref('value'))}
      UNION ALL SELECT FROM (SELECT DISTINCT product_id FROM certificate
        WHERE ${isOf('product_auth_type')} AND scheme = ${ref('value')}) AS certified
      UNION ALL SELECT FROM (SELECT DISTINCT product_id FROM download
        WHERE ${isOf('product_related_download')} AND kind = ${ref('value')}) AS told`,
    records: sql`SELECT FROM exchange_rate WHERE ${isOf('product_currency_unit')} AND currency = ${ref('value')}`,
  },
  names: namesOf.dict,
  standsIn: namesOf.dict,
  users: { en: 'exchange rates', zh: '汇率' },
  isBuiltIn: sql`(${sql.join(
    NEEDED.map(({ type, values }) => (values ? sql`(${isOf(type)} AND ${isOneOf(values)})` : isOf(type))),
    sql` OR `,
  )})`,
  neededFor: ({ type }) => NEEDED.find((one) => one.type === type)?.why ?? READ_BY_VALUE,
  of: sql`(SELECT jsonb_build_object('name', name, 'enName', en_name) FROM dictionary_type WHERE dictionary_type.type = ${ref('type')})`,
  fixedWhileUsed: ['value'],
  refusals: {
    dictionary_entry_type_value_key: {
      field: 'value',
      reason: { en: 'the dictionary has this value already', zh: '该字典中已有此值' },
    },
    dictionary_entry_type_fkey: { field: 'type', reason: UNKNOWN },
  },
  filters: { type: (type) => sql`${ref('type')} = ${type}` },
}

export const dictionaryType: RecordKind = {
  table: 'dictionary_type',
  fields: sameNamedColumns('type', 'name', 'enName'),
  lacks: [],
  name: ref('name'),
  enName: ref('en_name'),
  searched: [ref('type'), ref('name'), ref('en_name')],
  order: sql`${ref('id')}`,
  uses: { records: sql`SELECT FROM dictionary_entry WHERE dictionary_entry.type = ${ref('type')}` },
  names: namesOf['dict-type'],
  standsIn: namesOf['dict-type'],
  users: { en: 'entries', zh: '字典数据' },
  isBuiltIn: ref('is_built_in'),
  neededFor: () => ({ en: 'Quarry reads its entries by this type', zh: '系统以此类型读取字典数据' }),
  fixedWhileUsed: ['type'],
  refusals: { dictionary_type_type_key: { field: 'type', reason: TAKEN } },
}
