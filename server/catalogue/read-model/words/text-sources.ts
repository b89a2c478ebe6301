import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../../tables.ts'
import type { Field, FieldText } from './fields.ts'

/** The texts that many products share, by what products refer to; each a single object. */
export interface TextSources {
  brands: Map<string, FieldText[]>
  /** A category's own and those of all above it. */
  categories: Map<string, FieldText[]>
  colors: Map<string, FieldText[]>
  attributes: Map<string, Named & { unit: string }>
  options: Map<string, Named & { attribute_id: string }>
}

export interface Named {
  id: string
  name: string | null
  en_name: string | null
}

export async function loadTextSources(trx: Transaction<CatalogueTables>): Promise<TextSources> {
  const brands = await trx.selectFrom('brand').select(['id', 'name', 'english_name as en_name']).execute()
  const categories = await trx.selectFrom('category').select(['id', 'parent_id', 'name', 'en_name']).execute()
  const { rows: colors } = await sql<{ id: string; text: string }>`
    SELECT color.id::text, concat_ws(' ', color_system.name, color.name) AS text
    FROM color JOIN color_system ON color_system.id = color.system_id`.execute(trx)
  const attributes = await trx.selectFrom('attribute').select(['id', 'name', 'en_name', 'unit']).execute()
  const options = await trx.selectFrom('attribute_option').select(['id', 'attribute_id', 'name', 'en_name']).execute()
  return {
    brands: new Map(brands.map((brand) => [brand.id, textsOf('brand', [brand.name, brand.en_name])])),
    categories: pathTexts(categories),
    colors: new Map(colors.map(({ id, text }) => [id, textsOf('color', [text])])),
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    options: new Map(options.map((option) => [option.id, option])),
  }
}

export function namesOf(record: Named | undefined): (string | null)[] {
  return record ? [record.name, record.en_name] : []
}

/** What a record is called, each name once. */
export function textsOf(field: Field, names: (string | null)[]): FieldText[] {
  const texts: FieldText[] = []
  for (const [place, text] of names.entries()) if (text && names.indexOf(text) === place) texts.push({ field, text })
  return texts
}

function pathTexts(categories: (Named & { parent_id: string | null })[]): Map<string, FieldText[]> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const own = new Map(categories.map(({ id, name, en_name: enName }) => [id, textsOf('category', [name, enName])]))
  const path = (id: string | null): FieldText[] =>
    id === null ? [] : [...(own.get(id) ?? []), ...path(byId.get(id)?.parent_id ?? null)]
  return new Map(categories.map(({ id }) => [id, path(id)]))
}
