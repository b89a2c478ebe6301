import { sql } from 'kysely'
import type { Db } from '../../../../database.ts'
import type { WordField, FieldText } from './fields.ts'

/** The texts that many products share, by the referenced record; one object each. */
export interface TextSources {
  brands: Map<string, FieldText[]>
  /** The texts of a category and of all above it. */
  categories: Map<string, FieldText[]>
  colors: Map<string, FieldText[]>
  /** The texts of certificate claims, by dictionary value. */
  schemes: Map<string, FieldText[]>
  /** By area code: the texts of a SKU's origin and of all areas that contain it. */
  origins: Map<string, FieldText[]>
  attributes: Map<string, Named & { unit: string }>
  options: Map<string, Named & { attribute_id: string }>
}

export interface Named {
  id: string
  name: string | null
  en_name: string | null
}

export async function loadTextSources(db: Db): Promise<TextSources> {
  const brands = await db.selectFrom('brand').select(['id', 'name', 'english_name as en_name']).execute()
  const categories = await db.selectFrom('category').select(['id', 'parent_id', 'name', 'en_name']).execute()
  const areas = await db.selectFrom('area').select(['id', 'parent_id', 'code', 'name', 'en_name']).execute()
  const areaTexts = pathTexts(areas, () => 'origin')
  const { rows: colors } = await sql<{ id: string; text: string }>`
    SELECT color.id::text, concat_ws(' ', color_system.name, color.name) AS text
    FROM color JOIN color_system ON color_system.id = color.system_id`.execute(db)
  const schemes = await db
    .selectFrom('dictionary_entry')
    .select(['value', 'label', 'remark'])
    .where('type', '=', 'product_auth_type')
    .execute()
  const attributes = await db.selectFrom('attribute').select(['id', 'name', 'en_name', 'unit']).execute()
  const options = await db.selectFrom('attribute_option').select(['id', 'attribute_id', 'name', 'en_name']).execute()
  return {
    brands: new Map(brands.map((brand) => [brand.id, textsOf('brand', [brand.name, brand.en_name])])),
    categories: pathTexts(categories, fieldOfCategory),
    origins: new Map(areas.map(({ id, code }) => [code, areaTexts.get(id) ?? []])),
    colors: new Map(colors.map(({ id, text }) => [id, textsOf('color', [text])])),
    schemes: new Map(
      schemes.map(({ value, label, remark }) => [
        value,
        twoNamesOf('scheme', { id: value, name: label, en_name: remark }),
      ]),
    ),
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    options: new Map(options.map((option) => [option.id, option])),
  }
}

export function namesOf(record: Named | undefined): (string | null)[] {
  return record ? [record.name, record.en_name] : []
}

/** The names of a record, each once. */
export function textsOf(field: WordField, names: (string | null)[]): FieldText[] {
  const texts: FieldText[] = []
  for (const [place, text] of names.entries()) if (text && names.indexOf(text) === place) texts.push({ field, text })
  return texts
}

const otherNames = new WeakMap<FieldText, FieldText>()

/** The same for a record with two names, each noted as the other's translation. */
export function twoNamesOf(field: WordField, record: Named | undefined): FieldText[] {
  const texts = textsOf(field, namesOf(record))
  const [one, other] = texts
  if (one && other) otherNames.set(one, other).set(other, one)
  return texts
}

/** The name in the other language of the record with this name, if it was loaded here. */
export function otherNameOf(text: FieldText): FieldText | undefined {
  return otherNames.get(text)
}

interface Placed extends Named {
  parent_id: string | null
}

/** By id the names of a record, then of those above it. */
function pathTexts(
  records: Placed[],
  fieldOf: (record: Placed, isAbove: boolean) => WordField,
): Map<string, FieldText[]> {
  const byId = new Map(records.map((record) => [record.id, record]))
  const textsAs = (isAbove: boolean) =>
    new Map(records.map((record) => [record.id, twoNamesOf(fieldOf(record, isAbove), record)]))
  const own = textsAs(false)
  const asAbove = textsAs(true)
  const above = (id: string | null): FieldText[] =>
    id === null ? [] : [...(asAbove.get(id) ?? []), ...above(byId.get(id)?.parent_id ?? null)]
  return new Map(records.map(({ id, parent_id: parent }) => [id, [...(own.get(id) ?? []), ...above(parent)]]))
}

/** Separators between the things that a title names. */
const SEVERAL = /\band\b|[&/,+、，]|与|和|及/i

function fieldOfCategory(record: Placed, isAbove: boolean): WordField {
  if (!isAbove) return 'category'
  return namesOf(record).some((name) => name !== null && SEVERAL.test(name)) ? 'categoryOfSeveral' : 'categoryAbove'
}
