import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import { fold } from './load-entries.ts'
import type { KeptEntry } from './load-entries.ts'

/** Whether a product's brand, category or a parent category has a word of the query in its name. */
export type HasOwnerWord = (entry: Pick<KeptEntry, 'brandId' | 'categoryId'>, word: string) => boolean

/** Searches the names of brands and categories, because the shop knows no words of withdrawn products. */
export async function findOwnerWords(db: Db, words: readonly string[]): Promise<HasOwnerWord> {
  if (!words.length) return () => false
  const { rows: brands } = await sql<Named>`
    SELECT id::text, concat_ws(E'\\n', name, english_name) AS words FROM brand`.execute(db)
  const { rows: categories } = await sql<Named>`
    WITH RECURSIVE path AS (
      SELECT id, concat_ws(E'\\n', name, en_name) AS words FROM category WHERE parent_id IS NULL
      UNION ALL
      SELECT category.id, concat_ws(E'\\n', path.words, name, en_name) FROM category JOIN path ON parent_id = path.id
    ) SELECT id::text, words FROM path`.execute(db)
  const [inBrands, inCategories] = [idsByWord(brands, words), idsByWord(categories, words)]
  return ({ brandId, categoryId }, word) =>
    (inBrands.get(word)?.has(brandId) ?? false) || (inCategories.get(word)?.has(categoryId) ?? false)
}

interface Named {
  id: string
  words: string
}

function idsByWord(rows: readonly Named[], words: readonly string[]): Map<string, ReadonlySet<string>> {
  const folded = rows.map((row) => ({ id: row.id, words: fold(row.words) }))
  return new Map(
    words.map((word) => [word, new Set(folded.flatMap((row) => (row.words.includes(word) ? [row.id] : [])))]),
  )
}
