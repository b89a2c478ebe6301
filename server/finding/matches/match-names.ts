import { sql } from 'kysely'
import { createTextInterner, inField, sourcesOf } from './match-texts.ts'
import type { MatchDeps, MatchText, TextInterner } from './match-texts.ts'
import { textsOf } from '../read-model/words/texts/text-sources.ts'
import type { TextSources } from '../read-model/words/texts/text-sources.ts'

interface NameRow {
  id: string
  name: string | null
  en_name: string | null
  platform_no: string | null
  brand_id: string
  category_id: string
  model: string
  color_id: string | null
  origin: string | null
}

/** The names of some SKUs and their products, with brand and categories, by SKU. */
export async function findMatchNames(deps: MatchDeps, skuIds: number[]): Promise<Map<string, MatchText[]>> {
  const [sources, { rows }] = await Promise.all([
    sourcesOf(deps),
    sql<NameRow>`
      SELECT sku.id::text, name, en_name, platform_no, brand_id::text, category_id::text, model, color_id::text, origin
      FROM sku JOIN product ON product.id = sku.product_id WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(deps.db),
  ])
  const share = createTextInterner()
  return new Map(rows.map((row) => [row.id, namesOf(row, sources, share)]))
}

function namesOf(row: NameRow, sources: TextSources, share: TextInterner): MatchText[] {
  const brand = sources.brands.get(row.brand_id) ?? []
  return [
    ...inField('name', share(textsOf('name', [row.name]))),
    ...inField('enName', share(textsOf('name', [row.en_name]))),
    ...inField('brandName', brand.slice(0, 1)),
    ...inField('brandEnglishName', brand.slice(-1)),
    ...inField('category', sources.categories.get(row.category_id) ?? []),
    ...inField('color', sources.colors.get(row.color_id ?? '') ?? []),
    ...inField('model', share(textsOf('model', [row.model]))),
    ...inField('platformNo', share(textsOf('platformNo', [row.platform_no]))),
    ...inField('origin', sources.origins.get(row.origin ?? '') ?? []),
  ]
}
