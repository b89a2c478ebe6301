import { identityOf, foldedAs } from '../../../contract/identity.ts'
import { findFormerAttributes } from '../../catalogue/former-attributes.ts'
import type { Trx } from '../../database.ts'
import { ByName } from './by-name.ts'

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
  const formers = await findFormerAttributes(trx)
  return {
    /** What attributes were before they were joined to rows of the table of facts. */
    formers: new ByName(formers, ({ name, enName, unit }) => ({ name, enName, within: identityOf(unit) })),
    /** The ids of attributes that have been something else. */
    joined: new Set(formers.map(({ attributeId }) => attributeId)),
    brands: new ByName(brands, ({ english_name: enName }) => ({ name: null, enName }), foldedAs),
    categories: new ByName(
      categories,
      (category) => ({ ...namesOf(category), within: category.parent_id ?? '' }),
      foldedAs,
    ),
    attributes: new ByName(attributes, (attribute) => ({ ...namesOf(attribute), within: identityOf(attribute.unit) })),
    /** By the code of the row of the table of facts that they are. */
    attributeByFact: new Map(attributes.flatMap((one) => (one.fact === null ? [] : [[one.fact, one] as const]))),
    options: new ByName(options, (option) => ({ ...namesOf(option), within: option.attribute_id })),
    colorSystems: new ByName(systems, ({ name }) => ({ name, enName: null })),
    colors: new ByName(colors, ({ name, system_id: within }) => ({ name, enName: null, within })),
    authorities: new ByName(authorities, namesOf),
    /** By id. */
    rows: {
      brand: byId(brands),
      category: byId(categories),
      attribute: byId(attributes),
      attribute_option: byId(options),
      color_system: byId(systems),
      color: byId(colors),
      authority: byId(authorities),
    },
    areaCodes: new Set(areas.map(({ code }) => code)),
    entries: new Map(
      [...Map.groupBy(entries, ({ type }) => type)].map(([type, own]) => [type, own.map(({ value }) => value)]),
    ),
  }
}

function namesOf({ name, en_name: enName }: { name: string | null; en_name: string | null }) {
  return { name, enName }
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
