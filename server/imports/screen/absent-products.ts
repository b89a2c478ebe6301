import { sql } from 'kysely'
import { identityOf, foldedAs } from '../../../contract/identity.ts'
import type { Db } from '../../database.ts'
import type { RawLine } from '../reading/import-source.ts'

/** The products that a file names, by brand and key; absent products are those of its brands that it does not name. */
export interface SeenProducts {
  add(brand: string, key: string): void
  /** Records a line that does not say which product it describes. */
  miss(line: number): void
  /** The first such line. */
  readonly unnamed: number | undefined
  /** By what is the same for each spelling of a brand, in capitals or not (contract/identity.ts). */
  readonly byBrand: ReadonlyMap<string, BrandSeen>
}

interface BrandSeen {
  keys: ReadonlySet<string>
  /** As the file writes the brand. */
  written: ReadonlySet<string>
}

export function createSeenProducts(): SeenProducts {
  const byBrand = new Map<string, { keys: Set<string>; written: Set<string> }>()
  let unnamed: number | undefined
  return {
    byBrand,
    get unnamed() {
      return unnamed
    },
    miss(line) {
      unnamed ??= line
    },
    add(brand, key) {
      const seen = byBrand.get(foldedAs(brand)) ?? { keys: new Set(), written: new Set() }
      seen.keys.add(identityOf(key))
      seen.written.add(brand)
      byBrand.set(foldedAs(brand), seen)
    },
  }
}

/** Yields a line for each absent product on sale, which withdraws it. */
export async function* absentLines(db: Db, { byBrand }: SeenProducts, firstLine: number): AsyncGenerator<RawLine> {
  let line = firstLine
  for (const [brand, { keys, written }] of byBrand) {
    const { rows } = await sql<{ key: string; englishName: string }>`
      SELECT key, english_name AS "englishName" FROM product JOIN brand ON brand.id = brand_id
      WHERE status = 'on_sale' AND brand_id IN (${brandsOf(brand, [...written])}) ORDER BY product.id`.execute(db)
    for (const { key, englishName } of rows) {
      if (keys.has(identityOf(key))) continue
      yield { line, text: '', value: { key, brand: { englishName }, status: 'withdrawn' } }
      line += 1
    }
  }
}

/** SQL: the brands that a file means: those that are written so, or else those that are one with it (decisions/189), at last in capitals or not. */
function brandsOf(folded: string, written: readonly string[]) {
  const isWritten = sql`english_name = ANY (${written}::text[])`
  const isOne = sql`identity_of(english_name) = ANY (${written.map(identityOf)}::text[])`
  return sql`SELECT id FROM brand WHERE ${isWritten}
    OR ${isOne} AND NOT EXISTS (SELECT FROM brand WHERE ${isWritten})
    OR lower(identity_of(english_name)) = ${folded} AND NOT EXISTS (SELECT FROM brand WHERE ${isWritten} OR ${isOne})`
}
