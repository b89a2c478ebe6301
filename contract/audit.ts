import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDate, id, moment } from './fields.ts'
import { pickName } from './display-name.ts'

/** The kinds of catalogue records that may change, by their table. */
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
  'attribute_former',
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
  'place_rule',
] as const

export const auditKinds = ['added', 'changed', 'removed'] as const
export type AuditKind = (typeof auditKinds)[number]

/**
 * The origin of a change: by hand on a screen, an import, the undo of an import, the demonstration's loading, or the server
 * itself.
 */
export const auditOrigins = ['screen', 'import', 'undo', 'demonstration', 'server'] as const
export type AuditOrigin = (typeof auditOrigins)[number]

const filters = {
  entity: z.enum(auditEntities).optional(),
  /** The number of one record of that kind. */
  entityId: id.optional(),
  /** A staff member. */
  memberId: id.optional(),
  /** The import that made or undid the change. */
  runId: id.optional(),
  kind: z.enum(auditKinds).optional(),
  origin: z.enum(auditOrigins).optional(),
  /** Days, both included. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
}

/** Whether the first day is none after the last. */
export function isInOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return from === undefined || to === undefined || from <= to
}
const crossed = { path: ['from'], params: { reason: 'crossedDays' } }

/** A record's names; null where it has no name in that language. */
const names = { name: z.string().nullable(), enName: z.string().nullable() }

/** A value as text; a reference to a record as its number with its names. */
const value = z.union([z.string(), z.object({ id, ...names })]).nullable()
export type AuditValue = z.output<typeof value>

export const change = z.object({
  /** Rises with time; unique. */
  version: id,
  time: moment,
  origin: z.enum(auditOrigins),
  /** The staff member; null for changes without one. */
  memberId: id.nullable(),
  /** Any other author: `import command`, `demonstration`, the database's user; null for a staff member. */
  actor: z.string().nullable(),
  /** The import that made it, or that was undone by it. */
  run: z.object({ id, name: z.string() }).nullable(),
  /** Its table. */
  entity: z.string(),
  entityId: id,
  ...names,
  /** The record that it belongs to: for a SKU's picture the SKU, for a SKU the product. */
  of: z.object({ entity: z.string(), id, ...names }).nullable(),
  kind: z.enum(auditKinds),
  /** Columns of its row before and after; null: nothing. Amounts are decimals in major units. */
  fields: z.array(z.object({ field: z.string(), was: value, is: value })),
})
export type AuditChange = z.output<typeof change>

export const getAuditPage = endpoint({
  method: 'GET',
  path: '/admin-api/audit/page',
  access: 'staff',
  permission: 'audit:read',
  summary: 'Every change of the catalogue, the newest first: who, when, from where, before and after',
  input: z
    .object({
      ...filters,
      /** Only changes before this version: the end of the previous page. */
      before: id.optional(),
      pageSize: z.coerce.number<string | number>().int().min(1).max(200).default(50),
    })
    .refine(isInOrder, crossed),
  /** `next` is null on the last page. */
  output: z.object({ list: z.array(change), next: id.nullable() }),
})

export const getAuditChoices = endpoint({
  method: 'GET',
  path: '/admin-api/audit/choices',
  access: 'staff',
  permission: 'audit:read',
  summary: 'The filters for changes: the staff members with changes, and the newest imports',
  input: z.object({}),
  output: z.object({ memberIds: z.array(id), runs: z.array(z.object({ id, name: z.string(), startTime: moment })) }),
})

/** The most changes of one file, so that a spreadsheet can hold their fields. */
export const MOST_EXPORTED_CHANGES = 100_000

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin-api/audit/export',
  access: 'staff',
  permission: 'audit:read',
  answersFile: true,
  summary: 'The changes as a table, one row for each field; the newest 100,000 changes',
  input: z.object({ ...filters, format: z.literal('csv') }).refine(isInOrder, crossed),
  output: z.unknown(),
})
export type AuditFilters = Omit<z.output<typeof exportAudit.input>, 'format'>

/** A value as text; for a reference to a record its name, else its number. */
export function textOfValue(found: AuditValue, isChinese: boolean): string {
  if (found === null) return ''
  return typeof found === 'string' ? found : (nameOf(found, isChinese) ?? `#${found.id}`)
}

/** A record's name in a language, else in the other one. */
export function nameOf(record: { name: string | null; enName: string | null }, isChinese: boolean): string | null {
  return pickName(isChinese, record.name, record.enName) || null
}
