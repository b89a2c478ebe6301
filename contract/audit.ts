import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDate, id, moment } from './fields.ts'

/** What of the catalogue may change, by its table. */
export const auditEntities = [
  'product',
  'sku',
  'attribute_value',
  'picture_use',
  'certificate',
  'download',
  'brand',
  'category',
  'attribute',
  'attribute_option',
  'color_system',
  'color',
  'authority',
  'dictionary_type',
  'dictionary_entry',
  'thesaurus_entry',
  'exchange_rate',
  'area',
  'picture',
  'stored_document',
] as const

export const auditKinds = ['added', 'changed', 'removed'] as const
export type AuditKind = (typeof auditKinds)[number]

/** From where: by hand on a screen, an import, an import taken back, the demonstration's loading, or the server by itself. */
export const auditOrigins = ['screen', 'import', 'undo', 'demonstration', 'server'] as const
export type AuditOrigin = (typeof auditOrigins)[number]

const filters = {
  entity: z.enum(auditEntities).optional(),
  /** The number of one such record. */
  entityId: id.optional(),
  /** Of the staff. */
  memberId: id.optional(),
  /** The import that made the change, or was taken back by it. */
  runId: id.optional(),
  kind: z.enum(auditKinds).optional(),
  origin: z.enum(auditOrigins).optional(),
  /** Days, both of them included. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
}

/** What a record is called; null where it has no name in that language. */
const names = { name: z.string().nullable(), enName: z.string().nullable() }

/** As a text; of another record its number, with what that is called. */
const value = z.union([z.string(), z.object({ id, ...names })]).nullable()
export type AuditValue = z.output<typeof value>

export const change = z.object({
  /** Rises with time; no two are alike. */
  version: id,
  time: moment,
  origin: z.enum(auditOrigins),
  /** Who of the staff; null where it was nobody on a screen. */
  memberId: id.nullable(),
  /** Whoever else: `import command`, `demonstration`, the database's user; null where it was one of the staff. */
  actor: z.string().nullable(),
  /** The import that made it, or that was taken back by it. */
  run: z.object({ id, name: z.string() }).nullable(),
  /** Its table. */
  entity: z.string(),
  entityId: id,
  ...names,
  /** Whose part it is: of a SKU's picture the SKU, of a SKU the product. */
  of: z.object({ entity: z.string(), id, ...names }).nullable(),
  kind: z.enum(auditKinds),
  /** Columns of its row, as they were and as they became; null: nothing. Amounts are decimals in major units. */
  fields: z.array(z.object({ field: z.string(), was: value, is: value })),
})
export type AuditChange = z.output<typeof change>

export const getAuditPage = endpoint({
  method: 'GET',
  path: '/admin-api/audit/page',
  access: 'staff',
  permission: 'audit:read',
  summary: 'Every change of the catalogue, the newest first: who, when, from where, what it was and what it became',
  input: z.object({
    ...filters,
    /** Changes before this version: where the last page ended. */
    before: id.optional(),
    pageSize: z.coerce.number<string | number>().int().min(1).max(200).default(50),
  }),
  /** `next` is null where there is no more. */
  output: z.object({ list: z.array(change), next: id.nullable() }),
})

export const getAuditChoices = endpoint({
  method: 'GET',
  path: '/admin-api/audit/choices',
  access: 'staff',
  permission: 'audit:read',
  summary: 'What changes can be looked for by: who of the staff has made any, and the newest imports',
  input: z.object({}),
  output: z.object({ memberIds: z.array(id), runs: z.array(z.object({ id, name: z.string(), startTime: moment })) }),
})

/** Changes in one file: a spreadsheet holds their fields. */
export const MOST_EXPORTED_CHANGES = 100_000

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin-api/audit/export',
  access: 'staff',
  permission: 'audit:read',
  answersFile: true,
  summary: 'The same as a table, a row for each field; the newest 100,000 changes',
  input: z.object({ ...filters, format: z.literal('csv') }),
  output: z.unknown(),
})
export type AuditFilters = Omit<z.output<typeof exportAudit.input>, 'format'>

/** What a value reads like: of another record what it is called, else its number. */
export function textOfValue(found: AuditValue, isChinese: boolean): string {
  if (found === null) return ''
  return typeof found === 'string' ? found : (nameOf(found, isChinese) ?? `#${found.id}`)
}

/** What a record is called in a language, else in the other. */
export function nameOf(record: { name: string | null; enName: string | null }, isChinese: boolean): string | null {
  return isChinese ? (record.name ?? record.enName) : (record.enName ?? record.name)
}
