import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { getCategoryAttributes } from '../../contract/lookups.ts'
import { optionOf } from './product-attributes.ts'
import { createFacetCounter } from './read-model/facets.ts'
import { groupsOf } from './read-model/filters.ts'
import type { FollowedModel } from './read-model/follow.ts'
import type { ReadModel } from './read-model/model.ts'
import type { CatalogueTables } from './tables.ts'

interface Parts {
  db: Kysely<CatalogueTables>
  catalogue: FollowedModel
}

/** The attributes that products on sale in a category and below carry, with the choices they use: those that facets count. */
export async function getAttributesOfCategory(
  { db, catalogue }: Parts,
  categoryId: string,
): Promise<OutputOf<typeof getCategoryAttributes>> {
  const used = valuesInCategory(await catalogue.current(), categoryId)
  if (!used.size) return []
  const ids = [...used.keys()]
  const anyOfThem = sql<string>`ANY (${ids}::bigint[])`
  const attributes = await db.selectFrom('attribute').selectAll().where('id', '=', anyOfThem).orderBy('id').execute()
  const options = await db.selectFrom('attribute_option').selectAll().where('attribute_id', '=', anyOfThem).execute()
  const optionsOf = Map.groupBy(options, ({ attribute_id: attribute }) => attribute)
  return attributes.map(({ id, name, en_name: enName, type, unit }) => ({
    id,
    name: name ?? enName ?? '',
    enName: enName ?? name ?? '',
    type,
    unit: unit || null,
    options: (optionsOf.get(id) ?? [])
      .map(optionOf)
      .filter(({ value }) => used.get(id)?.has(value))
      .sort((one, other) => inReading.compare(one.enName, other.enName)),
  }))
}

// R9 before R10.
const inReading = new Intl.Collator('en', { numeric: true })

/** The values of each attribute, by its id, that SKUs in a category and below have. */
function valuesInCategory(model: ReadModel, categoryId: string): Map<string, Set<string>> {
  const isThere = (value: string) => value === categoryId
  const groups = groupsOf(model, { facets: new Map([['category', isThere]]), keyword: '' })
  const counter = createFacetCounter(model, groups)
  const used = new Map<string, Set<string>>()
  for (const name of model.facets.keys()) {
    const values = name.startsWith('attr.') ? counter.ofFacet(name).map(({ value }) => value) : []
    if (values.length) used.set(name.slice('attr.'.length), new Set(values))
  }
  return used
}
