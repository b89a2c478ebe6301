import { sql } from 'kysely'
import { sameNamedColumns, idColumn, isJust, ref, TAKEN, UNKNOWN } from '../record-kind.ts'
import type { RecordKind } from '../record-kind.ts'
import { renewNamesByColor } from '../variant-renewal.ts'

export const color: RecordKind = {
  table: 'color',
  fields: { ...sameNamedColumns('name', 'hex'), systemId: idColumn('system_id') },
  lacks: ['hex'],
  name: ref('name'),
  enName: ref('name'),
  searched: [ref('name'), ref('hex')],
  order: sql`${ref('system_id')}, ${ref('name')}`,
  uses: { skus: sql`SELECT FROM sku WHERE ${isJust(sql`color_id`, ref('id'))}` },
  of: sql`(SELECT jsonb_build_object('name', name, 'enName', name) FROM color_system WHERE color_system.id = ${ref('system_id')})`,
  oneAs: { name: ref('name'), within: sql`${ref('system_id')}::text`, constraint: 'color_system_id_name_key' },
  refusals: {
    color_system_id_name_key: {
      field: 'name',
      reason: { en: 'its system has a colour of this name already', zh: '该色卡体系中已有同名颜色' },
    },
    color_system_id_fkey: { field: 'systemId', reason: UNKNOWN },
  },
  filters: { systemId: (systemId) => sql`${ref('system_id')} = ${systemId}` },
  renew: (trx, id, before, after) => renewNamesByColor(trx, { which: sql`color_id = ${id}`, before, after }),
}

export const colorSystem: RecordKind = {
  table: 'color_system',
  fields: sameNamedColumns('name'),
  lacks: [],
  name: ref('name'),
  enName: ref('name'),
  searched: [ref('name')],
  order: sql`lower(${ref('name')})`,
  uses: {
    skus: sql`SELECT FROM color JOIN sku ON ${isJust(sql`sku.color_id`, sql`color.id`)} WHERE color.system_id = ${ref('id')}`,
    records: sql`SELECT FROM color WHERE system_id = ${ref('id')}`,
  },
  users: { en: 'colours', zh: '颜色' },
  oneAs: { name: ref('name'), within: sql`''`, constraint: 'color_system_name_key' },
  refusals: { color_system_name_key: { field: 'name', reason: TAKEN } },
  owned: { table: 'color', column: 'system_id' },
  renew: (trx, id, before, after) =>
    renewNamesByColor(trx, {
      which: sql`color_id IN (SELECT color.id FROM color WHERE system_id = ${id})`,
      before,
      after,
    }),
}
