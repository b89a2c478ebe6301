import { sql } from 'kysely'
import { identityOf } from '../../../contract/identity.ts'
import type { Db } from '../../database.ts'
import type { RawLine } from '../reading/import-source.ts'

/** The products that a file names, by brand and key; absent products are those of its brands that it does not name. */
export interface SeenProducts {
  add(brand: string, key: string): void
  /** Records a line that does not say which product it describes. */
  miss(line: number): void
  /** The first such line. */
  readonly unnamed: number | undefined
  /** What is the same for each spelling of the keys of each brand in the file (contract/identity.ts). */
  readonly byBrand: ReadonlyMap<string, ReadonlySet<string>>
}

export function createSeenProducts(): SeenProducts {
  const byBrand = new Map<string, Set<string>>()
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
      const keys = byBrand.get(identityOf(brand)) ?? new Set()
      byBrand.set(identityOf(brand), keys.add(identityOf(key)))
    },
  }
}

/** Yields a line for each absent product on sale, which withdraws it. */
export async function* absentLines(db: Db, { byBrand }: SeenProducts, firstLine: number): AsyncGenerator<RawLine> {
  let line = firstLine
  for (const [brand, keys] of byBrand) {
    const { rows } = await sql<{ key: string; englishName: string }>`
      SELECT key, english_name AS "englishName" FROM product JOIN brand ON brand.id = brand_id
      WHERE identity_of(english_name) = ${brand} AND status = 'on_sale' ORDER BY product.id`.execute(db)
    for (const { key, englishName } of rows) {
      if (keys.has(identityOf(key))) continue
      yield { line, text: '', value: { key, brand: { englishName }, status: 'withdrawn' } }
      line += 1
    }
  }
}
