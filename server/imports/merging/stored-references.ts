import type { Trx } from '../../database.ts'

export type StoredReferences = Awaited<ReturnType<typeof loadReferences>>

/** Loads everything that products may refer to. */
export async function loadReferences(trx: Trx) {
  const [brands, categories, attributes, options, systems, colors, authorities, areas, entries] = [
    await trx.selectFrom('brand').selectAll().execute(),
    await trx.selectFrom('category').selectAll().execute(),
    await trx.selectFrom('attribute').selectAll().execute(),
    await trx.selectFrom('attribute_option').selectAll().execute(),
    await trx.selectFrom('color_system').selectAll().execute(),
    await trx.selectFrom('color').selectAll().execute(),
    await trx.selectFrom('authority').selectAll().execute(),
    await trx.selectFrom('area').select('code').execute(),
    await trx.selectFrom('dictionary_entry').select(['type', 'value']).orderBy('sort').orderBy('id').execute(),
  ]
  return {
    brands: new Map(brands.map((brand) => [brand.english_name, brand])),
    categories,
    attributes,
    options: Map.groupBy(options, (option) => option.attribute_id),
    colorSystems: new Map(systems.map(({ id, name }) => [name, id])),
    colors: new Map(colors.map((color) => [`${color.system_id} ${color.name}`, color])),
    authorities,
    areaCodes: new Set(areas.map(({ code }) => code)),
    entries: new Map(
      [...Map.groupBy(entries, ({ type }) => type)].map(([type, own]) => [type, own.map(({ value }) => value)]),
    ),
  }
}
