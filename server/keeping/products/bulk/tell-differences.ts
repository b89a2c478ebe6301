import { sql } from 'kysely'
import type { BulkOutcome } from '../../../../contract/keeping/bulk.ts'
import type { AttributeEntry } from '../../../../contract/keeping/product-record.ts'
import type { Db } from '../../../database.ts'
import type { BulkDifference } from './differences.ts'

type Sample = BulkOutcome['samples'][number]
type Told = Sample['was']
type Name = { name: string; enName: string }

/** Fields that contain an id, and its table. */
const TABLES: Record<string, string> = { brandId: 'brand', categoryId: 'category', colorId: 'color' }

/** Differences for people: with names in the place of ids. */
export async function tellDifferences(db: Db, differences: BulkDifference[]): Promise<Sample[]> {
  const names = new Map<string, Map<string, Name>>()
  for (const [field, table] of Object.entries(TABLES))
    names.set(field, await findNames(db, table, idsIn(differences, field)))
  const told = (field: string, value: unknown): Told => {
    if (field === 'attrs') return tellEntry(value as AttributeEntry | null)
    const known = typeof value === 'string' ? names.get(field)?.get(value) : undefined
    return known ?? (value as Told)
  }
  return differences.map((one) => ({ ...one, was: told(one.field, one.was), is: told(one.field, one.is) }))
}

function tellEntry(entry: AttributeEntry | null): Told {
  if (!entry) return null
  switch (entry.type) {
    case 'text':
      return { name: entry.text ?? entry.enText ?? '', enName: entry.enText ?? entry.text ?? '' }
    case 'number':
      return entry.number
    case 'range':
      return `${entry.low}–${entry.high}`
    case 'boolean':
      return entry.yes
    case 'choice': {
      const chosen = entry.options.map((option) => {
        const { name, enName } = 'id' in option ? { name: option.id, enName: null } : option
        return { name: name ?? enName ?? '', enName: enName ?? name ?? '' }
      })
      return { name: chosen.map(({ name }) => name).join('、'), enName: chosen.map(({ enName }) => enName).join(', ') }
    }
  }
}

function idsIn(differences: readonly BulkDifference[], field: string): string[] {
  const values = differences.flatMap((one) => (one.field === field ? [one.was, one.is] : []))
  return [...new Set(values.filter((value) => typeof value === 'string'))]
}

async function findNames(db: Db, table: string, ids: string[]): Promise<Map<string, Name>> {
  if (!ids.length) return new Map()
  const english = table === 'brand' ? 'english_name' : table === 'color' ? 'name' : 'en_name'
  const { rows } = await sql<{ id: string; name: string | null; en_name: string | null }>`
    SELECT id::text, name, ${sql.ref(english)} AS en_name FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[])`.execute(
    db,
  )
  return new Map(
    rows.map((row) => [row.id, { name: row.name ?? row.en_name ?? '', enName: row.en_name ?? row.name ?? '' }]),
  )
}
