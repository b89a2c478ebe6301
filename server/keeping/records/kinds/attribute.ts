import { sql } from 'kysely'
import { namesOf } from '../../../../contract/keeping/record-rules.ts'
import { sameNamedColumns, idColumn, ref, UNKNOWN } from '../record-kind.ts'
import type { RecordKind } from '../record-kind.ts'
import { renewNamesByAttribute, renewNamesByOption } from '../variant-renewal.ts'

export const attribute: RecordKind = {
  table: 'attribute',
  fields: sameNamedColumns('name', 'enName', 'unit', 'type'),
  lacks: ['name', 'enName', 'unit'],
  name: ref('name'),
  enName: ref('en_name'),
  searched: [ref('name'), ref('en_name'), ref('unit')],
  order: sql`lower(coalesce(${ref('en_name')}, ${ref('name')})), ${ref('unit')}`,
  uses: {
    products: sql`SELECT DISTINCT product_id FROM attribute_value WHERE attribute_id = ${ref('id')}`,
    records: sql`SELECT FROM attribute_option WHERE attribute_id = ${ref('id')}`,
  },
  users: { en: 'options', zh: '选项' },
  fact: ref('fact'),
  names: namesOf.attr,
  fixedWhileUsed: ['type'],
  oneAs: {
    name: sql`coalesce(${ref('en_name')}, ${ref('name')})`,
    within: sql`identity_of(${ref('unit')})`,
    constraint: 'attribute_name_key',
  },
  refusals: {
    attribute_name_key: {
      field: 'enName',
      reason: {
        en: 'there is one of this name and unit already; the two can be merged',
        zh: '已有同名同单位的属性，可以合并',
      },
    },
  },
  filters: { type: (type) => sql`${ref('type')} = ${type}` },
  owned: { table: 'attribute_option', column: 'attribute_id' },
  // At most one attribute is a fact (decisions/203); the one that was deleted can be joined again.
  settle: async (trx, id) => {
    await sql`
      UPDATE attribute SET fact = NULL
      WHERE id = ${id} AND EXISTS (SELECT FROM attribute AS other WHERE other.fact = attribute.fact AND other.id <> attribute.id)`.execute(
      trx,
    )
  },
  renew: renewNamesByAttribute,
}

export const option: RecordKind = {
  table: 'attribute_option',
  fields: { ...sameNamedColumns('name', 'enName', 'sort'), attributeId: idColumn('attribute_id') },
  lacks: ['name', 'enName'],
  name: ref('name'),
  enName: ref('en_name'),
  searched: [ref('name'), ref('en_name')],
  order: sql`${ref('attribute_id')}, ${ref('sort')}, lower(coalesce(${ref('en_name')}, ${ref('name')}))`,
  uses: {
    products: sql`SELECT DISTINCT product_id FROM attribute_value WHERE option_id = ${ref('id')}`,
  },
  of: sql`(SELECT jsonb_build_object('name', coalesce(name, en_name), 'enName', coalesce(en_name, name))
    FROM attribute WHERE attribute.id = ${ref('attribute_id')})`,
  names: namesOf['attr-option'],
  oneAs: {
    name: sql`coalesce(${ref('en_name')}, ${ref('name')})`,
    within: sql`${ref('attribute_id')}::text`,
    constraint: 'attribute_option_name_key',
  },
  refusals: {
    attribute_option_name_key: {
      field: 'enName',
      reason: {
        en: 'the attribute has an option of this name already; the two can be merged',
        zh: '该属性已有同名选项，可以合并',
      },
    },
    attribute_option_attribute_id_fkey: { field: 'attributeId', reason: UNKNOWN },
  },
  filters: { attributeId: (attributeId) => sql`${ref('attribute_id')} = ${attributeId}` },
  renew: renewNamesByOption,
}
