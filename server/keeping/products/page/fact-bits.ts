import { sql } from 'kysely'
import { kindsOfCategory } from '../../../../contract/facts/category-kinds.ts'
import type { CategoryNames } from '../../../../contract/facts/category-kinds.ts'
import type { Fact } from '../../../../contract/facts/fact.ts'
import { facts } from '../../../../contract/facts/facts.ts'
import type { Trx } from '../../../database.ts'

/** Facts of the table that some category expects of its products, a bit for each: 30 of them in a number (decisions/207). */
export type FactBits = readonly number[]

const FACTS = facts.filter(({ expectedOf }) => expectedOf.length > 0)
const BITS = 30
const NUMBERS = Array.from({ length: Math.ceil(FACTS.length / BITS) }, (_none, at) => at)

export const NO_FACTS: FactBits = NUMBERS.map(() => 0)

/** The bits of the facts that are wanted. */
export function bitsOfFacts(isWanted: (fact: Fact) => boolean): FactBits {
  return NUMBERS.map((at) =>
    FACTS.slice(at * BITS, (at + 1) * BITS).reduce(
      (bits, fact, place) => (isWanted(fact) ? bits | (1 << place) : bits),
      0,
    ),
  )
}

/** Counts of each fact, in the order of the table. */
export function createFactCounts() {
  const counts = new Uint32Array(FACTS.length)
  return {
    add(bits: FactBits): void {
      for (const [at, own] of bits.entries())
        for (let left = own; left; left &= left - 1) {
          const place = at * BITS + 31 - Math.clz32(left & -left)
          counts[place] = (counts[place] ?? 0) + 1
        }
    },
    counted: () => FACTS.flatMap((fact, place) => (counts[place] ? [{ fact, count: counts[place] }] : [])),
    countOf: ({ code }: Fact) => counts[FACTS.findIndex((fact) => fact.code === code)] ?? 0,
  }
}

/** Whether any of the wanted facts is among them. */
export function hasAny(bits: FactBits, wanted: FactBits): boolean {
  return bits.some((own, at) => (own & (wanted[at] ?? 0)) !== 0)
}

export function countFacts(bits: FactBits): number {
  let count = 0
  for (const own of bits) for (let left = own; left; left &= left - 1) count += 1
  return count
}

/** What is expected and not stated. */
export function missingIn(expected: FactBits, stated: FactBits): FactBits {
  return expected.map((own, at) => own & ~(stated[at] ?? 0))
}

/** The facts that products with these ids, or all, state themselves or in a SKU on sale; products without any are absent. */
export async function loadStatedFacts(trx: Trx, ids: readonly number[] | undefined): Promise<Map<string, FactBits>> {
  const numbers = NUMBERS.map(
    (at) =>
      sql`bit_or(CASE WHEN place / ${sql.lit(BITS)} = ${sql.lit(at)} THEN 1 << (place % ${sql.lit(BITS)}) ELSE 0 END)`,
  )
  const { rows } = await sql<{ id: string; bits: number[] }>`
    WITH joined AS (
      SELECT attribute.id, (place - 1)::int AS place
      FROM attribute JOIN unnest(${FACTS.map(({ code }) => code)}::text[]) WITH ORDINALITY AS fact (code, place) ON code = attribute.fact
    ) SELECT stated.product_id::text AS id, ARRAY[${sql.join(numbers)}] AS bits
    FROM attribute_value AS stated JOIN joined ON joined.id = stated.attribute_id LEFT JOIN sku ON sku.id = stated.sku_id
    WHERE (stated.sku_id IS NULL OR sku.status = 'on_sale')
      AND ${ids ? sql`stated.product_id = ANY (${ids}::bigint[])` : sql`true`}
    GROUP BY stated.product_id`.execute(trx)
  return new Map(rows.map(({ id, bits }) => [id, bits]))
}

/** What categories expect of their products. */
export interface CategoryFacts {
  expectedOf(categoryId: string): FactBits
  /** The category of the first level that it is, or is below. */
  firstLevelOf(categoryId: string): { id: string; name: string | null; enName: string | null }
}

export async function loadCategoryFacts(trx: Trx): Promise<CategoryFacts> {
  const { rows } = await sql<CategoryNames & { id: string; parentId: string | null }>`
    SELECT id::text, parent_id::text AS "parentId", name, en_name AS "enName" FROM category`.execute(trx)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathTo = (id: string) => {
    const path: typeof rows = []
    for (let at = byId.get(id); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) path.unshift(at)
    return path
  }
  const known = new Map<string, FactBits>()
  return {
    expectedOf(id) {
      const bits = known.get(id) ?? bitsExpectedOf(pathTo(id))
      known.set(id, bits)
      return bits
    },
    firstLevelOf(categoryId) {
      const { id, name, enName } = pathTo(categoryId)[0] ?? { id: categoryId, name: null, enName: null }
      return { id, name, enName }
    },
  }
}

function bitsExpectedOf(path: readonly CategoryNames[]): FactBits {
  const kinds = kindsOfCategory(path)
  return bitsOfFacts(({ expectedOf }) => expectedOf.some((kind) => kinds.has(kind)))
}
