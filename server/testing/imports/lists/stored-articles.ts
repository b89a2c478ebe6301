import type { TestApp } from '../../test-app.ts'
import type { Article } from './supplier-list.ts'

const FIELDS = ['model', 'name', 'brand', 'category', 'unit', 'currency', 'price', 'per', 'tax', 'stock', 'days', 'size', 'coverage', 'pieces', 'colour', 'origin'] as const satisfies (keyof Article)[] // prettier-ignore
export type ArticleField = (typeof FIELDS)[number]
/** Every field of an article as a text; empty where there is nothing. */
export type ArticleTexts = Record<ArticleField, string>

type MaybeArticle = { [Field in keyof Article]?: Article[Field] | undefined }

export function textsOf({ per = 1, ...article }: MaybeArticle): ArticleTexts {
  const facts: MaybeArticle = { ...article, per: article.price === undefined ? 1 : per }
  return Object.fromEntries(FIELDS.map((field) => [field, String(facts[field] ?? '')])) as ArticleTexts
}

export interface StoredArticle {
  id: string
  is: ArticleTexts
}

/** Every SKU of the catalogue, in the words of an article. */
export async function storedArticles({ db }: TestApp): Promise<StoredArticle[]> {
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('color', 'color.id', 'sku.color_id')
    .leftJoin('color_system', 'color_system.id', 'color.system_id')
    .selectAll('sku')
    .select([
      'product.name',
      'product.en_name',
      'english_name as brand',
      'category_id',
      'currency_unit',
      'measurement_unit',
      'color.name as color',
      'color_system.name as system',
    ]) // prettier-ignore
    .execute()
  const categories = await db.selectFrom('category').select(['id', 'parent_id', 'name', 'en_name']).execute()
  const byId = new Map(categories.map((category) => [category.id, category]))
  const pathOf = (id: string | null): string[] => {
    const category = id === null ? undefined : byId.get(id)
    return category ? [...pathOf(category.parent_id), category.en_name ?? category.name ?? ''] : []
  }
  return rows.map((row) => {
    const size = [row.length_mm, row.width_mm, row.thickness_mm].map((side) => numberOf(side) ?? '-').join(' × ')
    const [low, high] = [row.stated_min_price ?? row.min_price, row.stated_max_price ?? row.max_price].map(majorOf)
    const is = textsOf({
      model: row.model,
      name: row.en_name ?? row.name ?? '',
      brand: row.brand,
      category: pathOf(row.category_id).join(' > '),
      unit: row.measurement_unit,
      currency: row.currency_unit,
      ...(low !== undefined && { price: low === high ? low : `${low}–${high}` }),
      per: row.price_quantity,
      tax: row.tax_included ?? undefined,
      stock: numberOf(row.stock),
      days: numberOf(row.lead_time_days),
      size: size === '- × - × -' ? undefined : size,
      coverage: numberOf(row.pack_coverage),
      pieces: numberOf(row.pack_pieces),
      colour: row.color === null ? (row.stated_en_name ?? row.stated_name ?? row.color_hex ?? '') : `${row.system} ${row.color}`, // prettier-ignore
      origin: row.origin ?? undefined,
    })
    return { id: row.id, is }
  })
}

/** Without the zeros that a numeric of the database ends with. */
const numberOf = (amount: unknown) => (amount === null ? undefined : Number(amount))
const majorOf = (hundredths: unknown) => (hundredths === null ? undefined : (Number(hundredths) / 100).toFixed(2))
