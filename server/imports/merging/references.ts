import type { ImportAttribute, ImportBrand, ImportCategoryPath } from '../../../contract/import-file.ts'
import { systemValue } from '../../catalogue/color-systems.ts'
import type { Trx } from '../../database.ts'
import { requireType, typeOf } from '../reading/attribute-type.ts'
import { insertRows, updateRows } from './bulk-rows.ts'
import type { Row, TableName } from './bulk-rows.ts'
import { createIdSource } from './id-source.ts'
import type { IdSource } from './id-source.ts'
import { LineRejected } from '../reading/line-rejected.ts'
import type { Novelty } from '../telling/novelties.ts'
import { withoutUndefined } from '../reading/stated.ts'
import { loadReferences } from './stored-references.ts'
import type { StoredReferences } from './stored-references.ts'

export type Brought = Omit<Novelty, 'line'>
type Named = { id: string; name: string | null; en_name: string | null }
type ReferenceTable = 'brand' | 'category' | 'attribute' | 'attribute_option' | 'color_system' | 'color' | 'authority'

/**
 * The brands, categories, attributes and so on that products refer to, with the additions of this batch. They are found or created in
 * memory, in line order; `save` writes what is new or changed.
 */
export class References {
  readonly ids: IdSource
  readonly #stored: StoredReferences
  readonly #fresh = new Map<ReferenceTable, Map<string, object>>()
  readonly #changed = new Map<ReferenceTable, Map<string, object>>()

  private constructor(trx: Trx, stored: StoredReferences) {
    this.ids = createIdSource(trx)
    this.#stored = stored
  }

  static async load(trx: Trx): Promise<References> {
    return new References(trx, await loadReferences(trx))
  }

  takeId(table: TableName): Promise<string> {
    return this.ids.take(table)
  }

  /** Finds a brand by English name, or creates it; the facts that a line states overwrite the stored ones. */
  async brand(given: ImportBrand, logoId: string | null | undefined): Promise<string> {
    const { englishName, logo: _, enDescription, ...facts } = given
    const found = this.#stored.brands.get(englishName)
    const stated = withoutUndefined({ ...facts, en_description: enDescription, logo_id: logoId })
    if (!found) {
      const brand = { ...EMPTY_BRAND, ...stated, id: await this.ids.take('brand'), english_name: englishName }
      this.#stored.brands.set(englishName, brand)
      this.#add('brand', brand, () => this.#stored.brands.delete(englishName))
      this.#brought.push({ kind: 'brand', name: englishName })
      return brand.id
    }
    this.#change('brand', found, stated)
    return found.id
  }

  /** Finds the last category of a path, and creates the missing ones. */
  async category(path: ImportCategoryPath): Promise<string> {
    let parent: Row<'category'> | undefined
    for (const [depth, { name = null, enName = null }] of path.entries()) {
      const parentId = parent?.id ?? null
      const siblings: Row<'category'>[] = this.#stored.categories.filter((category) => category.parent_id === parentId)
      const found: Row<'category'> | undefined = findNamed(siblings, name, enName)
      if (found) this.#fillNames('category', found, name, enName)
      parent = found ?? (await this.#addCategory(parentId, name, enName))
      if (!found)
        this.#brought.push({
          kind: 'category',
          name: path
            .slice(0, depth + 1)
            .map(nameOf)
            .join(' / '),
        })
    }
    if (!parent) throw new LineRejected('category', 'expected a path')
    return parent.id
  }

  /** Finds an attribute by name and unit, or creates it; the first value, or `type`, fixes its type. */
  async attribute(given: ImportAttribute, field: string): Promise<Row<'attribute'>> {
    const { name = null, enName = null, unit = '' } = given
    const sameUnit = this.#stored.attributes.filter((attribute) => attribute.unit === unit)
    const found = findNamed(sameUnit, name, enName)
    const type = given.type ?? typeOf(given.value)
    if (!found) {
      const attribute = { id: await this.ids.take('attribute'), name, en_name: enName, unit, type }
      requireType(attribute, given, field)
      this.#stored.attributes.push(attribute)
      this.#add('attribute', attribute, () => this.#stored.attributes.pop())
      this.#brought.push({ kind: 'attribute', name: `${nameOf(given)}${unit && ` (${unit})`}` })
      return attribute
    }
    requireType(found, given, field)
    this.#fillNames('attribute', found, name, enName)
    return found
  }

  async option(attributeId: string, value: string, enValue: string | undefined): Promise<string> {
    const options = this.#stored.options.get(attributeId) ?? []
    const found = findNamed(options, value, enValue ?? null)
    if (found) return found.id
    const option = {
      id: await this.ids.take('attribute_option'),
      attribute_id: attributeId,
      name: value,
      en_name: enValue ?? null,
      sort: 0,
    }
    this.#stored.options.set(attributeId, [...options, option])
    this.#add('attribute_option', option, () => this.#stored.options.set(attributeId, options))
    return option.id
  }

  /** A colour of a system has the system's own value if it is known, else the first stated one. */
  async color(system: string, name: string, stated: string | null): Promise<string> {
    const own = systemValue(system, name)
    const systemId = await this.#colorSystem(system)
    const found = this.#stored.colors.get(`${systemId} ${name}`)
    if (found) {
      this.#change('color', found, { hex: own ?? found.hex ?? stated })
      return found.id
    }
    const color = { id: await this.ids.take('color'), system_id: systemId, name, hex: own ?? stated }
    this.#stored.colors.set(`${systemId} ${name}`, color)
    this.#add('color', color, () => this.#stored.colors.delete(`${systemId} ${name}`))
    return color.id
  }

  /** The id of an existing colour, which is left unchanged. */
  findColor(system: string, name: string): string | undefined {
    const systemId = this.#stored.colorSystems.get(system)
    return this.#stored.colors.get(`${systemId} ${name}`)?.id
  }

  async authority(name: string | undefined, enName: string | undefined): Promise<string> {
    const found = findNamed(this.#stored.authorities, name ?? null, enName ?? null)
    if (found) return found.id
    const authority = { id: await this.ids.take('authority'), name: name ?? null, en_name: enName ?? null, url: null }
    this.#stored.authorities.push(authority)
    this.#add('authority', authority, () => this.#stored.authorities.pop())
    return authority.id
  }

  /** Whether the database has one with this id. */
  has(kind: 'brand' | 'category' | 'color' | 'authority', id: string): boolean {
    this.#known ??= {
      brand: new Set([...this.#stored.brands.values()].map((brand) => brand.id)),
      category: new Set(this.#stored.categories.map((category) => category.id)),
      color: new Set([...this.#stored.colors.values()].map((color) => color.id)),
      authority: new Set(this.#stored.authorities.map((authority) => authority.id)),
    }
    return this.#known[kind].has(id)
  }

  attributeNamed(id: string): Row<'attribute'> | undefined {
    return this.#stored.attributes.find((attribute) => attribute.id === id)
  }

  optionNamed(attributeId: string, id: string): Row<'attribute_option'> | undefined {
    return this.#stored.options.get(attributeId)?.find((option) => option.id === id)
  }

  /** A colour with its system: "RAL 1011". */
  colorName(id: string): string | null {
    if (!this.#colorNames.has(id)) {
      const systems = new Map([...this.#stored.colorSystems].map(([name, systemId]) => [systemId, name]))
      for (const color of this.#stored.colors.values())
        this.#colorNames.set(color.id, `${systems.get(color.system_id) ?? ''} ${color.name}`)
    }
    return this.#colorNames.get(id) ?? null
  }

  /** A category with its ancestors: "Flooring / Timber". */
  categoryPath(id: string): string {
    const steps: string[] = []
    let at = this.#stored.categories.find((category) => category.id === id)
    for (; at; at = this.#stored.categories.find((category) => category.id === at?.parent_id))
      steps.unshift(at.en_name ?? at.name ?? '')
    return steps.join(' / ')
  }

  /** Saved attributes whose name a line has completed. */
  get renamedAttributes(): string[] {
    return [...this.#renamedAttributes]
  }

  hasArea(code: string): boolean {
    return this.#stored.areaCodes.has(code)
  }

  valuesOf(dictionary: string): string[] {
    return this.#stored.entries.get(dictionary) ?? []
  }

  /** Writes what is new or changed at the time of the call, in an order that foreign keys accept. */
  async save(trx: Trx): Promise<void> {
    // Copies, because lines merged during the write may change the rows and be rejected.
    const unsaved = SAVE_ORDER.map((table) => ({
      table,
      fresh: copiesOf(this.#fresh.get(table)),
      changed: copiesOf(this.#changed.get(table)),
    }))
    for (const id of this.#changed.get('attribute')?.keys() ?? []) this.#renamedAttributes.add(id)
    this.#fresh.clear()
    this.#changed.clear()
    for (const { table, fresh, changed } of unsaved) {
      await insertRows(trx, table, fresh)
      await updateRows(trx, table, changed)
    }
  }

  /** Accepts the additions and changes of the last line; returns whether there were any. */
  keep(): boolean {
    return this.#undo.splice(0).length > 0
  }

  /** The additions of the last line that may be typing errors. */
  takeBrought(): Brought[] {
    return this.#brought.splice(0)
  }

  /** Reverts the additions and changes of a rejected line. */
  takeBack(): void {
    this.#brought.length = 0
    for (const undo of this.#undo.splice(0).reverse()) undo()
  }

  /** Only stored ids: a reference by id never creates a row. */
  #known: Record<'brand' | 'category' | 'color' | 'authority', ReadonlySet<string>> | undefined
  readonly #renamedAttributes = new Set<string>()
  readonly #undo: (() => unknown)[] = []
  readonly #brought: Brought[] = []
  /** By id. */
  readonly #colorNames = new Map<string, string>()

  async #colorSystem(name: string): Promise<string> {
    const found = this.#stored.colorSystems.get(name)
    if (found) return found
    const id = await this.ids.take('color_system')
    this.#stored.colorSystems.set(name, id)
    this.#add('color_system', { id, name }, () => this.#stored.colorSystems.delete(name))
    return id
  }

  async #addCategory(parentId: string | null, name: string | null, enName: string | null): Promise<Row<'category'>> {
    const category = {
      id: await this.ids.take('category'),
      parent_id: parentId,
      name,
      en_name: enName,
      sort: UNPLACED,
      image_id: null,
    }
    this.#stored.categories.push(category)
    this.#add('category', category, () => this.#stored.categories.pop())
    return category
  }

  // Fills in a missing language; an existing name stays, since others use it.
  #fillNames(table: 'category' | 'attribute', row: Named, name: string | null, enName: string | null): void {
    this.#change(table, row, { name: row.name ?? name, en_name: row.en_name ?? enName })
  }

  #add(table: ReferenceTable, row: { id: string; [column: string]: unknown }, forget: () => unknown): void {
    const rows = this.#fresh.get(table) ?? new Map<string, object>()
    this.#fresh.set(table, rows.set(row.id, row))
    this.#undo.push(forget, () => rows.delete(row.id))
  }

  #change(table: ReferenceTable, row: { id: string }, facts: Record<string, unknown>): void {
    const current = row as Record<string, unknown>
    if (Object.entries(facts).every(([column, value]) => current[column] === value)) return
    const before = { ...row }
    Object.assign(row, facts)
    this.#undo.push(() => Object.assign(row, before))
    const rows = this.#changed.get(table) ?? new Map<string, object>()
    if (this.#fresh.get(table)?.has(row.id) || rows.has(row.id)) return
    this.#changed.set(table, rows.set(row.id, row))
    this.#undo.push(() => rows.delete(row.id))
  }
}

function copiesOf(rows: ReadonlyMap<string, object> | undefined): object[] {
  return [...(rows?.values() ?? [])].map((row) => ({ ...row }))
}

function nameOf({ name, enName }: { name?: string | undefined; enName?: string | undefined }): string {
  return enName ?? name ?? ''
}

const SAVE_ORDER: ReferenceTable[] = [
  'brand',
  'category',
  'attribute',
  'attribute_option',
  'color_system',
  'color',
  'authority',
]

/** The tables' default for a category that no setting has placed. */
const UNPLACED = 1000

const EMPTY_BRAND = { name: null, country: null, website: null, logo_id: null, description: null, en_description: null }

// Matches both names, else the English one, else the Chinese one unless the English names differ.
function findNamed<Thing extends Named>(
  things: Thing[],
  name: string | null,
  enName: string | null,
): Thing | undefined {
  const exact = things.find((thing) => thing.name === name && thing.en_name === enName)
  const byEnglish = enName === null ? undefined : things.find((thing) => thing.en_name === enName)
  return (
    exact ??
    byEnglish ??
    things.find((thing) => thing.name !== null && thing.name === name && (enName === null || thing.en_name === null))
  )
}
