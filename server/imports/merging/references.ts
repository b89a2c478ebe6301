import { isDeepStrictEqual } from 'node:util'
import type { ImportAttribute, ImportBrand, ImportCategoryPath } from '../../../contract/import-file.ts'
import type { Fact } from '../../../contract/facts/fact.ts'
import { attributeOfFact, factCalled, findFact, holds } from '../../../contract/facts/facts.ts'
import { identityOf } from '../../../contract/identity.ts'
import { decimalText } from '../../../contract/values/figure.ts'
import { convertedValue } from '../../catalogue/converted-value.ts'
import type { PlainValue } from '../../catalogue/converted-value.ts'
import type { FormerAttribute } from '../../catalogue/former-attributes.ts'
import { systemValue } from '../../catalogue/color-systems.ts'
import type { AttributeKind } from '../../catalogue/tables.ts'
import type { Trx } from '../../database.ts'
import { isOfType, requireType, typeOf } from '../reading/attribute-type.ts'
import { asWritten } from './as-written.ts'
import { insertRows, updateRows } from './bulk-rows.ts'
import type { ByName, Called } from './by-name.ts'
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
type ReferenceTable = keyof StoredReferences['rows']

/**
 * The brands, categories, attributes and so on that products refer to, with the additions of this batch. They are found or created in
 * memory, in line order; `save` writes what is new or changed.
 */
export class References {
  readonly ids: IdSource
  readonly #stored: StoredReferences
  readonly #fresh = new Map<ReferenceTable, Map<string, object>>()
  readonly #changed = new Map<ReferenceTable, Map<string, object>>()

  readonly #tellsAlike: boolean

  private constructor(trx: Trx, stored: StoredReferences, tellsAlike: boolean) {
    this.ids = createIdSource(trx)
    this.#stored = stored
    this.#tellsAlike = tellsAlike
  }

  /** `tellsAlike`: whether additions name what they look like. */
  static async load(trx: Trx, tellsAlike = false): Promise<References> {
    return new References(trx, await loadReferences(trx), tellsAlike)
  }

  takeId(table: TableName): Promise<string> {
    return this.ids.take(table)
  }

  /** Finds a brand by English name, or creates it; the facts that a line states overwrite the stored ones. */
  async brand(given: ImportBrand, logoId: string | null | undefined): Promise<string> {
    const { englishName, logo: _, enDescription, ...facts } = given
    const called = { name: null, enName: englishName }
    const found = this.#stored.brands.find(called)
    const stated = withoutUndefined({ ...facts, en_description: enDescription, logo_id: logoId })
    if (!found) {
      const brand = { ...EMPTY_BRAND, ...stated, id: await this.ids.take('brand'), english_name: englishName }
      this.#bring({ kind: 'brand', name: englishName }, this.#stored.brands, called)
      this.#add('brand', this.#stored.brands, brand)
      return brand.id
    }
    this.#change('brand', found, stated)
    return found.id
  }

  /** The id of a brand that is stored. */
  findBrand(englishName: string): string | undefined {
    return this.#stored.brands.find({ name: null, enName: englishName })?.id
  }

  /** Finds the last category of a path, and creates the missing ones. */
  async category(path: ImportCategoryPath): Promise<string> {
    let parent: Row<'category'> | undefined
    for (const [depth, { name = null, enName = null }] of path.entries()) {
      const parentId: string | null = parent?.id ?? null
      const called = { name, enName, within: parentId ?? '' }
      const found = this.#stored.categories.find(called)
      if (found) this.#fillNames('category', this.#stored.categories, found, called)
      else {
        const steps = path.slice(0, depth + 1).map(nameOf)
        this.#bring({ kind: 'category', name: steps.join(' / ') }, this.#stored.categories, called)
      }
      parent = found ?? (await this.#addCategory(parentId, name, enName))
    }
    if (!parent) throw new LineRejected('category', 'expected a path')
    return parent.id
  }

  /**
   * The attribute that a line states as it was before it was joined to a row of the table of facts, with the value as it is now;
   * undefined for others, and where the value cannot be read so (decisions/205).
   */
  attributeLeadingOn(
    given: ImportAttribute,
  ): [Row<'attribute'>, Pick<ImportAttribute, 'value' | 'enValue'>] | undefined {
    const { name = null, enName = null, unit = '' } = given
    const called = { name, enName, within: identityOf(unit) }
    const former = given.fact === undefined ? this.#stored.formers.find(called) : undefined
    const attribute = former && this.#stored.rows.attribute.get(former.attributeId)
    if (!attribute || !isOfType(former.type, given)) return undefined
    if (this.#stored.attributes.find(called) === attribute && isOfType(attribute.type, given)) return undefined
    const value = valueNow(given, former)
    return value && [attribute, value]
  }

  /** Whether an attribute has been something else, so that a line may state a value of it twice. */
  hasBeenJoined(attributeId: string): boolean {
    return this.#stored.joined.has(attributeId)
  }

  /** Finds an attribute by name and unit, or creates it; the first value, or `type`, fixes its type. */
  async attribute(given: ImportAttribute, field: string): Promise<Row<'attribute'>> {
    const row = rowOf(given, field)
    const { name = null, enName = null, unit, type } = calledBy(given, row)
    const called = { name, enName, within: identityOf(unit) }
    const joined = row && this.#stored.attributeByFact.get(row.code)
    const found = joined ?? this.#stored.attributes.find(called)
    if (!found) return this.#addAttribute({ ...called, given, row, unit, type, field })
    // Values of one fact never become values of another.
    if (row && found.fact !== null && found.fact !== row.code)
      throw new LineRejected(
        `${field}.fact`,
        `${nameOf({ name: found.name, enName: found.en_name })} is ${found.fact}, not ${row.code}`,
      )
    // A fact of numbers holds ranges too: which of the two a line calls it says nothing.
    const isOfFact = row !== undefined && joined !== undefined && given.type !== undefined && holds(row, given.type)
    requireType(found, isOfFact ? { ...given, type: undefined } : given, field)
    this.#fillNames('attribute', this.#stored.attributes, found, called)
    return found
  }

  /** The id of the attribute that is a fact, as a form names it: `fact:slip-ramp`; undefined if it is none, or there is none. */
  joinedTo(ref: string): string | undefined {
    const [, code] = ref.split(':')
    return code === undefined ? undefined : this.#stored.attributeByFact.get(code)?.id
  }

  /** The attribute that is a fact, or that has its names and may hold its values; made if there is none. */
  async attributeOfFact(row: Fact): Promise<Row<'attribute'>> {
    const { name, enName, unit, type } = attributeOfFact(row)
    const called = { name, enName, within: identityOf(unit) }
    const found = this.#stored.attributeByFact.get(row.code) ?? this.#stored.attributes.find(called)
    if (found && (found.fact === null || found.fact === row.code)) return found
    return this.#insertAttribute({ name, en_name: enName, unit, type, fact: row.code }, called)
  }

  async #addAttribute(fresh: NewAttribute): Promise<Row<'attribute'>> {
    const { given, row, name, enName, unit, type, field } = fresh
    const meant = row ?? factCalled({ name, enName, unit })
    const fact = meant && holds(meant, type) && !this.#stored.attributeByFact.has(meant.code) ? meant.code : null
    if (row && fact === null)
      throw new LineRejected(`${field}.type`, `${row.code} is of type ${attributeOfFact(row).type}`)
    const stated = { name, en_name: enName, unit, type, fact }
    requireType(stated, given, field)
    return this.#insertAttribute(stated, fresh)
  }

  async #insertAttribute(stated: Omit<Row<'attribute'>, 'id'>, called: Called): Promise<Row<'attribute'>> {
    const attribute = { id: await this.ids.take('attribute'), ...stated }
    const { name, en_name: enName, unit, fact } = attribute
    const title = `${nameOf({ name, enName })}${unit && ` (${unit})`}`
    this.#bring({ kind: 'attribute', name: title }, this.#stored.attributes, called)
    this.#add('attribute', this.#stored.attributes, attribute)
    if (fact === null) return attribute
    this.#stored.attributeByFact.set(fact, attribute)
    this.#undo.push(() => this.#stored.attributeByFact.delete(fact))
    return attribute
  }

  async option(attributeId: string, value: string, enValue: string | undefined): Promise<string> {
    const called = { name: value, enName: enValue ?? null, within: attributeId }
    const found = this.#stored.options.find(called)
    if (found) return found.id
    const option = {
      id: await this.ids.take('attribute_option'),
      attribute_id: attributeId,
      name: value,
      en_name: enValue ?? null,
      sort: 0,
    }
    // Many are new; one is told where it looks like another.
    this.#bring({ kind: 'option', name: nameOf({ name: value, enName: enValue }) }, this.#stored.options, called)
    this.#add('attribute_option', this.#stored.options, option)
    return option.id
  }

  /** A colour of a system has the system's own value if it is known, else the first stated one. */
  async color(system: string, name: string, stated: string | null): Promise<string> {
    const own = systemValue(system, name)
    const systemId = await this.#colorSystem(system)
    const found = this.#stored.colors.find({ name, enName: null, within: systemId })
    if (found) {
      this.#change('color', found, { hex: own ?? found.hex ?? stated })
      return found.id
    }
    const color = { id: await this.ids.take('color'), system_id: systemId, name, hex: own ?? stated }
    this.#add('color', this.#stored.colors, color)
    return color.id
  }

  /** The id of an existing colour, which is left unchanged. */
  findColor(system: string, name: string): string | undefined {
    const found = this.#stored.colorSystems.find({ name: system, enName: null })
    return found && this.#stored.colors.find({ name, enName: null, within: found.id })?.id
  }

  async authority(name: string | undefined, enName: string | undefined): Promise<string> {
    const called = { name: name ?? null, enName: enName ?? null }
    const found = this.#stored.authorities.find(called)
    if (found) return found.id
    const authority = { id: await this.ids.take('authority'), name: called.name, en_name: called.enName, url: null }
    this.#add('authority', this.#stored.authorities, authority)
    return authority.id
  }

  /** Whether there is one with this id. */
  has(kind: 'brand' | 'category' | 'color' | 'authority', id: string): boolean {
    return this.#stored.rows[kind].has(id)
  }

  attributeNamed(id: string): Row<'attribute'> | undefined {
    return this.#stored.rows.attribute.get(id)
  }

  optionNamed(attributeId: string, id: string): Row<'attribute_option'> | undefined {
    const option = this.#stored.rows.attribute_option.get(id)
    return option?.attribute_id === attributeId ? option : undefined
  }

  /** A colour with its system: "RAL 1011". */
  colorName(id: string): string | null {
    const { color, color_system: system } = this.#stored.rows
    const found = color.get(id)
    return found ? `${system.get(found.system_id)?.name ?? ''} ${found.name}` : null
  }

  /** A category with its ancestors: "Flooring / Timber". */
  categoryPath(id: string, language: 'en' | 'zh' = 'en'): string {
    const { category } = this.#stored.rows
    const steps: string[] = []
    for (let at = category.get(id); at; at = category.get(at.parent_id ?? ''))
      steps.unshift((language === 'en' ? (at.en_name ?? at.name) : (at.name ?? at.en_name)) ?? '')
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

  readonly #renamedAttributes = new Set<string>()
  readonly #undo: (() => unknown)[] = []
  readonly #brought: Brought[] = []
  async #colorSystem(name: string): Promise<string> {
    const found = this.#stored.colorSystems.find({ name, enName: null })
    if (found) return found.id
    const id = await this.ids.take('color_system')
    this.#add('color_system', this.#stored.colorSystems, { id, name })
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
    this.#add('category', this.#stored.categories, category)
    return category
  }

  // Fills in a missing language; an existing name stays, since others use it.
  #fillNames<Row extends Named>(
    table: 'category' | 'attribute',
    known: ByName<Row>,
    row: Row,
    { name, enName }: Called,
  ): void {
    if ((row.name !== null || name === null) && (row.en_name !== null || enName === null)) return
    this.#undo.push(() => known.add(row))
    this.#change(table, row, { name: row.name ?? name, en_name: row.en_name ?? enName })
    known.add(row)
    this.#undo.push(() => known.remove(row))
  }

  /** Tells of an addition, and what it looks like among those that were there. */
  #bring<Thing>(brought: Brought, known: ByName<Thing>, called: Called): void {
    const alike = this.#tellsAlike ? known.findAlike(called) : undefined
    if (alike) this.#brought.push({ ...brought, looksLike: alike.enName ?? alike.name ?? '' })
    else if (brought.kind !== 'option') this.#brought.push(brought)
  }

  #add<Row extends { id: string }>(table: ReferenceTable, known: ByName<Row>, row: Row): void {
    const stored = this.#stored.rows[table] as Map<string, object>
    const rows = this.#fresh.get(table) ?? new Map<string, object>()
    this.#fresh.set(table, rows.set(row.id, row))
    stored.set(row.id, row)
    known.add(row)
    this.#undo.push(() => {
      known.remove(row)
      stored.delete(row.id)
      rows.delete(row.id)
    })
  }

  #change(table: ReferenceTable, row: { id: string }, stated: Record<string, unknown>): void {
    const current = row as Record<string, unknown>
    const facts = asWritten(stated, current)
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

/** A stated value in the form that the attribute has now. */
function valueNow(
  { value, enValue }: ImportAttribute,
  { unit, now }: FormerAttribute,
): Pick<ImportAttribute, 'value' | 'enValue'> | undefined {
  const english = [enValue].flat()
  const own = [value].flat().map((one, place) => convertedValue(plainValueOf(one, english[place]), unit, now))
  const [first] = own
  if (!first || own.some((one) => !one)) return undefined
  if ('texts' in first) {
    const isText = typeof value === 'string' || Array.isArray(value)
    return isText ? { value, ...(enValue !== undefined && { enValue }) } : { value: first.texts[0] ?? '' }
  }
  if (own.some((one) => !isDeepStrictEqual(one, first))) return undefined
  if ('truth' in first) return { value: first.truth }
  const [low, high] = [Number(first.low), Number(first.high)]
  return { value: low === high ? low : { low, high } }
}

function plainValueOf(value: ImportAttribute['value'], enValue: string | undefined): PlainValue {
  if (typeof value === 'boolean') return { truth: value }
  if (typeof value === 'number') return { low: decimalText(value), high: decimalText(value) }
  if (typeof value === 'object' && !Array.isArray(value))
    return { low: decimalText(value.low), high: decimalText(value.high) }
  return { texts: [...(enValue === undefined ? [] : [enValue]), String(value)] }
}

function copiesOf(rows: ReadonlyMap<string, object> | undefined): object[] {
  return [...(rows?.values() ?? [])].map((row) => ({ ...row }))
}

interface NewAttribute extends Called {
  given: ImportAttribute
  row: Fact | undefined
  unit: string
  type: AttributeKind
  field: string
}

/** The row of the table of facts that a line names. */
function rowOf({ fact }: ImportAttribute, field: string): Fact | undefined {
  const row = findFact(fact)
  if (fact !== undefined && !row) throw new LineRejected(`${field}.fact`, `${fact} is no row of the table of facts`)
  return row
}

/** What an attribute is called, in what unit and of which type; what a line does not say is as its fact has it. */
function calledBy({ name, enName, unit, type, value }: ImportAttribute, row: Fact | undefined) {
  const own = row && attributeOfFact(row)
  const names = own && name === undefined && enName === undefined ? { name: own.name, enName: own.enName } : { name, enName } // prettier-ignore
  const byValue = typeOf(value)
  return {
    ...names,
    unit: unit ?? own?.unit ?? '',
    type: type ?? (row && own && !holds(row, byValue) ? own.type : byValue),
  }
}

function nameOf({ name, enName }: { name?: string | null | undefined; enName?: string | null | undefined }): string {
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
