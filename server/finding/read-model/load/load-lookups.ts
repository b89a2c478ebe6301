import { sql } from 'kysely'
import { kindsOfCategory } from '../../../../contract/facts/category-kinds.ts'
import type { CategoryKind, CategoryNames } from '../../../../contract/facts/category-kinds.ts'
import { identityOf } from '../../../../contract/identity.ts'
import { findFormerAttributes } from '../../../catalogue/former-attributes.ts'
import type { PlaceRule } from '../../../../contract/places/place.ts'
import { findPlaceRules } from '../../../catalogue/place-rules.ts'
import { findRates } from '../../../catalogue/rates.ts'
import type { Rates } from '../../../catalogue/rates.ts'
import type { Trx } from '../../../database.ts'
import type { NamedFact } from '../../conditions/facts.ts'
import type { ReadingGround } from '../model.ts'

/** The small tables that products refer to. */
export interface Lookups {
  /** For each category id, the ids of the category and all its ancestors. */
  pathOfCategory: Map<string, string[]>
  /** For each area code, the ids of the area and all its ancestors. */
  pathOfOrigin: Map<string, string[]>
  systemOfColor: Map<string, string>
  /** The kinds of a category, by its id. */
  kindsOf: (categoryId: string) => ReadonlySet<CategoryKind>
  /** For each id of an attribute option, its name in filters, then the Chinese one if it has another. */
  textsOfOption: Map<string, string[]>
  /** The exchange rates of the requested day. */
  rates: Rates
  /** What an operator has changed of places. */
  placeRules: PlaceRule[]
  reading: ReadingGround
}

export async function loadLookups(trx: Trx, today: string): Promise<Lookups> {
  const categories = await trx.selectFrom('category').select(['id', 'parent_id', 'name', 'en_name as enName']).execute()
  const areas = await trx.selectFrom('area').select(['id', 'parent_id', 'code', 'name', 'en_name as enName']).execute()
  const areaPaths = pathsOf(areas)
  const colors = await trx
    .selectFrom('color')
    .innerJoin('color_system', 'color_system.id', 'color.system_id')
    .select(['color.id', 'color_system.name'])
    .execute()
  const options = await trx
    .selectFrom('attribute_option')
    .select(['id', sql<string[]>`array_remove(ARRAY[en_name, name], NULL)`.as('texts')])
    .execute()
  const thicknesses = await trx
    .selectFrom('attribute')
    .select('id')
    .where('unit', '=', 'mm')
    .where((is) => is.or([is('name', 'in', ['厚度', '总厚度']), is('en_name', 'in', ['Thickness', 'Total thickness'])]))
    .orderBy('id')
    .execute()
  const facts = await trx
    .selectFrom('attribute')
    .select([
      'id',
      sql<string>`coalesce(name, en_name)`.as('name'),
      sql<string>`coalesce(en_name, name)`.as('enName'),
      'unit',
      'type',
      'fact',
    ])
    .where('type', 'in', ['number', 'range', 'choice', 'boolean'])
    .orderBy('id')
    .execute()
  const pathOfCategory = pathsOf(categories)
  const kindsOf = kindsOfEach(categories, pathOfCategory)
  return {
    pathOfCategory,
    pathOfOrigin: new Map(areas.map(({ id, code }) => [code, areaPaths.get(id) ?? []])),
    systemOfColor: new Map(colors.map(({ id, name }) => [id, name])),
    kindsOf,
    textsOfOption: new Map(options.map(({ id, texts }) => [id, texts])),
    rates: await findRates(trx, today),
    placeRules: await findPlaceRules(trx),
    reading: {
      areas: areas.map(({ id, code, name, enName }) => ({ id, code, name, enName })),
      categories: categories.map(({ id, name, enName }) => ({
        id,
        name: name ?? enName ?? '',
        enName: enName ?? name ?? '',
        kinds: [...kindsOf(id)],
        path: pathOfCategory.get(id) ?? [id],
      })),
      thicknessIds: thicknesses.map(({ id }) => id),
      facts: facts as NamedFact[],
      ...(await findFormers(trx)),
    },
  }
}

function kindsOfEach(
  categories: (CategoryNames & { id: string })[],
  pathOf: Lookups['pathOfCategory'],
): Lookups['kindsOf'] {
  const known = new Map<string, ReadonlySet<CategoryKind>>()
  const named = new Map(categories.map((category) => [category.id, category]))
  return (id) => {
    const kinds = known.get(id) ?? kindsOfCategory((pathOf.get(id) ?? []).flatMap((one) => named.get(one) ?? []))
    known.set(id, kinds)
    return kinds
  }
}

async function findFormers(trx: Trx): Promise<Pick<ReadingGround, 'formers' | 'formerTexts'>> {
  const formers = await findFormerAttributes(trx)
  if (!formers.length) return {}
  const { rows } = await sql<{ attribute_id: string; name: string; value: string }>`
    SELECT attribute_id::text, option.name, coalesce(en_name, option.name) AS value
    FROM attribute_option AS option WHERE option.name IS NOT NULL AND attribute_id = ANY (
      ${formers.map(({ attributeId }) => attributeId)}::bigint[]) ORDER BY id`.execute(trx)
  const formerTexts: Record<string, Record<string, string[]>> = {}
  for (const { attribute_id: of, name, value } of rows) {
    // Any word may be a name, also one that objects have: `constructor`.
    const texts = (formerTexts[of] ??= Object.create(null) as Record<string, string[]>)
    for (const key of new Set([identityOf(name), identityOf(value)])) (texts[key] ??= []).push(value)
  }
  return { formers, formerTexts }
}

function pathsOf(rows: { id: string; parent_id: string | null }[]): Map<string, string[]> {
  const parents = new Map(rows.map(({ id, parent_id: parent }) => [id, parent]))
  return new Map(
    rows.map(({ id }) => {
      const path = [id]
      for (let above = parents.get(id); above; above = parents.get(above)) path.push(above)
      return [id, path]
    }),
  )
}
