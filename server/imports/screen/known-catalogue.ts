import type { Db } from '../../database.ts'
import type { KnownCatalogue } from '../mapping/known-names.ts'

/** Loads the parts of the catalogue by which words of a table are understood. */
export async function loadKnownCatalogue(db: Db): Promise<KnownCatalogue> {
  const entries = await db.selectFrom('dictionary_entry').select(['type', 'value', 'label', 'remark']).execute()
  const areas = await db.selectFrom('area').select(['code', 'name', 'en_name as enName']).execute()
  const categories = await db.selectFrom('category').select(['id', 'parent_id', 'name', 'en_name']).execute()
  const brands = await db.selectFrom('brand').select('english_name').execute()
  const attributes = await db
    .selectFrom('attribute')
    .select(['name', 'en_name as enName', 'unit', 'type', 'fact'])
    .execute()
  const byId = new Map(categories.map((category) => [category.id, category]))
  const pathOf = (id: string | null): KnownCatalogue['categories'][number]['path'] => {
    const category = id === null ? undefined : byId.get(id)
    return category ? [...pathOf(category.parent_id), { name: category.name, enName: category.en_name }] : []
  }
  return {
    dictionaries: Object.fromEntries(Map.groupBy(entries, ({ type }) => type)),
    areas,
    categories: categories.map(({ id }) => ({ path: pathOf(id) })),
    brands: brands.map(({ english_name: name }) => name),
    attributes,
  }
}
