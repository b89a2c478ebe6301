import { identityOf } from '../../../contract/identity.ts'
import { importTargets, NEEDED } from '../../../contract/import-mapping.ts'
import type {
  ColumnRule,
  ImportMapping,
  ImportTarget,
  MappingProposal,
  TableColumn,
} from '../../../contract/import-mapping.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { areConvertible } from '../../../contract/values/units.ts'
import { unitsNamed, wordsIn } from '../../../contract/values/words.ts'
import { withSigns } from './ask-signs.ts'
import { guessValues, meaningOf } from './guess-values.ts'
import { guessByHeader, isBareThing } from './header-words.ts'
import { comparePrices, priceHeader, saysNoThing, withoutDays } from './price-headers.ts'
import { isYesOrNo } from './read-values.ts'
import { isRemark } from './remark-column.ts'
import { keptUnitOf } from '../../../contract/import-units.ts'
import { proposedProperty } from '../../../contract/import-property.ts'
import { dictionaryValueIn, dictionaryValueOf, signIn } from './known-names.ts'
import type { KnownCatalogue } from './known-names.ts'
import { decimalMarkOf } from './read-number.ts'

/** Names of columns with private remarks, and the reason column of rejected rows. */
const REMARKS = /^(remarks?|comment|internal|备注|quarry:.*)$/i
const NUMERIC = new Set(['number', 'count', 'price', 'length', 'size'])
const CHINESE = /\p{Script=Han}/u
const ENOUGH = 0.5
const MOST_LIKELY = 0.6

/**
 * Guesses the meaning of a table's columns from their headers and values. Rules that are kept, by column, stay, and no other column takes
 * their targets. `today` is `YYYY-MM-DD`: the price of a later day is not taken.
 */
export function guessMapping(
  columns: readonly TableColumn[],
  known: KnownCatalogue,
  today: string,
  kept: ReadonlyMap<number, ColumnRule> = new Map(),
): MappingProposal {
  const targets = guessTargets(columns, known, { today, kept })
  const rules = columns.map((column, index) => {
    const target = targets.get(index)
    return kept.get(index) ?? (target ? ruleOf(column, index, target, known) : asAttribute(column, index, known))
  })
  const marked = withMarks(rules, columns)
  const bare: ImportMapping = { rowIs: rowOf(columns, rules), columns: withUnitColumns(marked, columns), constants: {}, picturesBy: 'model' } // prettier-ignore
  const mapping = withSigns(bare, columns, known)
  const isStated = rules.some(({ target }) => target === 'status' || target === 'sku.status')
  const constants = constantsOf(columns, mapping, { known, today })
  return rateMapping(columns, { ...mapping, constants, ...(!isStated && { newProducts: 'withdrawn' }) })
}

/** The columns with what their headers say of prices: a cost price, a dealer's, a list price, and so on. */
export function tellPrices(columns: readonly TableColumn[], today: string): TableColumn[] {
  return columns.map((column) => {
    const kind = mayHold(column, 'sku.price') ? priceHeader(column.name, today)?.kind : undefined
    const about = kind === 'advertised' ? 'retail' : kind
    const isTold = about === 'cost' || about === 'dealer' || about === 'net' || about === 'list' || about === 'retail' || about === 'step' || about === 'future' // prettier-ignore
    return isTold ? { ...column, about } : column
  })
}

interface Guessing {
  today: string
  kept: ReadonlyMap<number, ColumnRule>
}

/** The target of each column that has one: headers say more than values, and what a reader sees more than what is hidden. */
function guessTargets(
  columns: readonly TableColumn[],
  known: KnownCatalogue,
  { today, kept }: Guessing,
): Map<number, ImportTarget> {
  const targets = pricesOf(columns, { today, kept })
  const taken = new Set<ImportTarget>(targets.values())
  for (const { target } of kept.values()) if (target !== null && target !== 'attribute') taken.add(target)
  const take = (index: number, target: ImportTarget | undefined) => {
    if (!target || taken.has(target) || targets.has(index)) return
    targets.set(index, target)
    taken.add(target)
  }
  const open = [...columns.entries()].filter(([index, { isSection }]) => !kept.has(index) && !isSection)
  // `Bezeichnung 2` comes after what is the name, or the description.
  const inOrder = open.toSorted(([, one], [, other]) => Number(IS_SECOND.test(one.name)) - Number(IS_SECOND.test(other.name))) // prettier-ignore
  for (const isHidden of [false, true]) {
    const seen = inOrder.filter(([, column]) => (column.isHidden ?? false) === isHidden)
    for (const [index, column] of seen) {
      const [target] = saidBy(column, today)
      if (target !== undefined && !PRICES.has(target)) take(index, target)
    }
    for (const [index, column] of seen) {
      const isPriced = [...targets.values()].some((target) => PRICES.has(target)) || keepsPrices(kept)
      if (!targets.has(index) && !priceHeader(column.name, today) && !isRemarkName(column))
        take(index, byValues(column, known, { taken, mayBePrice: !isHidden && !isPriced && saysNoThing(column.name) })) // prettier-ignore
    }
  }
  nameByDescription(columns, targets, taken)
  categoryOfSections(columns, targets, { taken, kept })
  return targets
}

const IS_SECOND = /[^\d.,][2-9]$/
/** The targets of prices. */
export const PRICES: ReadonlySet<ColumnRule['target']> = new Set(['sku.price', 'sku.minPrice', 'sku.maxPrice'] as const)

function keepsPrices(kept: Guessing['kept']): boolean {
  return [...kept.values()].some(({ target }) => PRICES.has(target))
}

/** The column of prices, or both columns of a range. What is recommended or listed goes before a range. */
function pricesOf(columns: readonly TableColumn[], { today, kept }: Guessing): Map<number, ImportTarget> {
  if (keepsPrices(kept)) return new Map()
  const priced = columns.flatMap((column, index) => {
    const [target] = saidBy(column, today)
    const header = priceHeader(column.name, today)
    const isOpen = !kept.has(index) && !column.isHidden && !column.isSection
    return isOpen && header && target !== undefined && PRICES.has(target) ? [{ index, target, header, column }] : []
  })
  const filled = priced.filter(({ column }) => column.filled > 0)
  const all = filled.length > 0 ? filled : priced
  const [best] = all.filter(({ target }) => target === 'sku.price').toSorted((one, other) => comparePrices(one.header, other.header, today)) // prettier-ignore
  const ends = (['sku.minPrice', 'sku.maxPrice'] as const).flatMap(
    (end) => all.find(({ target }) => target === end) ?? [],
  )
  const isPublic = best?.header.kind === 'retail' || best?.header.kind === 'list'
  const taken = best && (isPublic || ends.length < 2) ? [best] : ends
  return new Map(taken.map(({ index, target }) => [index, target]))
}

/** Lists of many countries have the name in `Descrizione` or `Omschrijving`. */
function nameByDescription(
  columns: readonly TableColumn[],
  targets: Map<number, ImportTarget>,
  taken: Set<ImportTarget>,
): void {
  if (taken.has('name') || taken.has('enName')) return
  const found = [...targets].find(
    ([index, target]) =>
      (target === 'description' || target === 'enDescription') && !/note/i.test(columns[index]?.name ?? ''),
  )
  if (found) targets.set(found[0], found[1] === 'description' ? 'name' : 'enName')
}

/** The titles of sections are the category where no column is: one level, or a path of two. */
function categoryOfSections(
  columns: readonly TableColumn[],
  targets: Map<number, ImportTarget>,
  { taken, kept }: { taken: ReadonlySet<ImportTarget>; kept: Guessing['kept'] },
): void {
  const sections = columns.flatMap((column, index) => (column.isSection && !kept.has(index) ? [{ column, index }] : []))
  if ([...taken].some((target) => /^(en)?category/i.test(target))) return
  const samples = sections.flatMap(({ column }) => column.samples)
  const isChinese = samples.filter((text) => CHINESE.test(text)).length * 2 >= samples.length
  const target = isChinese ? 'category' : 'enCategory'
  const [first, second, more] = sections
  if (!first || more) return
  targets.set(first.index, second ? `${target}.1` : target)
  if (second) targets.set(second.index, `${target}.2`)
}

/** A column whose numbers could be read both ways, `12.500`, is read as the other columns of its table show. */
function withMarks(rules: readonly ColumnRule[], columns: readonly TableColumn[]): ColumnRule[] {
  const isNumeric = ({ target, attribute }: ColumnRule) =>
    target === null ? attribute?.type === 'number' || attribute?.type === 'range' : target !== 'attribute' && NUMERIC.has(importTargets[target]) // prettier-ignore
  const shown = rules.flatMap((rule) => (isNumeric(rule) ? (shownMarkOf(columns[rule.column]) ?? []) : []))
  const [mark, other] = new Set(shown)
  if (mark === undefined || other !== undefined) return [...rules]
  return rules.map((rule) => (isNumeric(rule) && rule.decimal === undefined ? { ...rule, decimal: mark } : rule))
}

/** The mark that the texts of a column show beyond doubt. */
function shownMarkOf(column: TableColumn | undefined): ColumnRule['decimal'] {
  const texts = column?.distinct.flatMap(({ value, isNumber }) => (isNumber ? [] : value)) ?? []
  return texts.some((text) => /[.,]/.test(text)) ? decimalMarkOf(texts) : undefined
}

/** A column that holds nothing but units belongs to the measure before it. */
function withUnitColumns(rules: readonly ColumnRule[], columns: readonly TableColumn[]): ColumnRule[] {
  return rules.map((rule, at) => {
    const [kept, next, beside] = [keptUnitOf(rule), rules[at + 1], columns[at + 1]]
    const isOfUnits =
      kept !== undefined &&
      next?.target === null &&
      beside !== undefined &&
      beside.filled > 0 &&
      beside.distinct.every(({ value }) => unitsNamed(value).some((unit) => areConvertible(unit, kept)))
    return isOfUnits ? { ...rule, unitColumn: at + 1 } : rule
  })
}

/** How much of a table a mapping understands, and what is missing. */
export function rateMapping(
  columns: readonly TableColumn[],
  mapping: ImportMapping,
  supplier: string | null = null,
): MappingProposal {
  const filled = mapping.columns.filter(
    ({ column }) => (columns[column]?.filled ?? 0) > 0 && !isRemark(columns[column]?.name ?? ''),
  )
  const understood = filled.filter(({ target }) => target !== null && target !== 'attribute')
  const share = filled.length ? understood.length / filled.length : 0
  const has = (target: ImportTarget) =>
    mapping.columns.some((rule) => rule.target === target) || mapping.constants[target] !== undefined
  // Products without a key use the model as key, so that each SKU is a product.
  const missing = NEEDED.filter((target) => !has(target) && !(target === 'key' && has('sku.model')))
  const isNamed = has('name') || has('enName')
  const hasFacts = understood.length >= 3
  return { mapping, understood: share, missing: isNamed ? missing : [...missing, 'enName'], isEnough: !missing.length && isNamed && hasFacts && share >= ENOUGH / 2, supplier } // prettier-ignore
}

/** What a column is by its header, if it may hold that; none, or the likeliest. */
function saidBy(column: TableColumn, today: string): ImportTarget[] {
  if (isRemarkName(column)) return []
  const said = guessByHeader(column.name, today).map(({ target, language }) => inLanguage(target, language, column))
  // `Preis inkl. MwSt.` of numbers is a price, and does not say yes or no.
  const found = said.find((one) => mayHold(column, one))
  return found === undefined ? [] : [found]
}

function isRemarkName({ name }: TableColumn): boolean {
  return REMARKS.test(name.trim())
}

/** The field of the right language: if the header does not say, the values decide. */
function inLanguage(target: ImportTarget, language: 'en' | 'zh' | undefined, { samples }: TableColumn): ImportTarget {
  const english: Partial<Record<ImportTarget, ImportTarget>> = {
    name: 'enName',
    description: 'enDescription',
    category: 'enCategory',
    'sku.name': 'sku.enName',
  }
  if (language !== undefined) return target
  const isChinese = samples.filter((text) => CHINESE.test(text)).length * 2 >= samples.length
  return isChinese ? target : (english[target] ?? target)
}

/** Whether the samples fit the target: a column without digits holds no prices. */
function mayHold({ name, samples }: TableColumn, target: ImportTarget): boolean {
  if (!samples.length) return true
  const kind = importTargets[target]
  // `Artikel` stands above numbers, or above names.
  if ((target === 'key' || target === 'sku.model') && isBareThing(name)) return share(samples, isCode) >= ENOUGH
  if (NUMERIC.has(kind)) return share(samples, (text) => /\p{Nd}/u.test(text)) >= ENOUGH
  if (kind === 'boolean') return share(samples, isYesOrNo) >= ENOUGH
  if (kind === 'basis') return share(samples, (text) => /^\D*1[0.,' ]*/.test(text)) >= ENOUGH
  // A bare number under `Availability` may count what is in stock.
  if (kind === 'days' && COMING.test(name))
    return share(samples, (text) => /\p{Nd}\P{L}*\p{L}|stock/iu.test(text)) >= ENOUGH
  if (kind === 'days') return share(samples, (text) => /\p{Nd}|stock|现货/iu.test(text)) >= ENOUGH
  return true
}

const COMING = /^\s*(?:availability|lieferung|livraison)(?!\p{L})/iu

function isCode(text: string): boolean {
  return /\p{Nd}/u.test(text) || !/[\s\p{Script=Han}]/u.test(text.trim())
}

function byValues(
  column: TableColumn,
  known: KnownCatalogue,
  { taken, mayBePrice }: { taken: ReadonlySet<ImportTarget>; mayBePrice: boolean },
): ImportTarget | undefined {
  const { samples } = column
  const brands = new Set(known.brands.map(identityOf))
  const likely: [ImportTarget, (text: string) => boolean][] = [
    ['sku.colorHex', (text) => /^#[0-9a-f]{6}$/i.test(text.trim())],
    ['sku.coverImage', (text) => /\.(jpe?g|png|webp|avif|tiff?|gif)$|\/images\/[0-9a-f]{40}(\?|$)/i.test(text.trim())],
    ['currencyUnit', (text) => meaningOf(text, 'currencyUnit', known) !== undefined],
    ['measurementUnit', (text) => meaningOf(text, 'measurementUnit', known) !== undefined],
    ['sku.origin', (text) => text.trim().length > 1 && meaningOf(text, 'sku.origin', known) !== undefined],
    ['brand.englishName', (text) => brands.has(identityOf(text))],
    ['category', (text) => meaningOf(text, 'category', known) !== undefined],
    ['sku.price', (text) => mayBePrice && /[€$£¥￥元]/.test(text) && /\d/.test(text)],
    ['sku.size', (text) => /\d\s*[x×*]\s*\d/i.test(text)],
  ]
  return likely.find(([target, fits]) => !taken.has(target) && share(samples, fits) >= MOST_LIKELY)?.[0]
}

function ruleOf(column: TableColumn, index: number, target: ImportTarget, known: KnownCatalogue): ColumnRule {
  const kind = importTargets[target]
  const texts = column.distinct.map(({ value }) => value)
  const decimal = NUMERIC.has(kind) ? markOf(column) : undefined
  const values = guessValues(target, column, known)
  const dates = kind === 'date' ? dateOrderOf(texts) : undefined
  return {
    column: index,
    target,
    ...(decimal && { decimal }),
    ...(Object.keys(values).length > 0 && { values }),
    ...(dates && { dateOrder: dates }),
  }
}

function dateOrderOf(texts: readonly string[]): ColumnRule['dateOrder'] {
  const parts = texts.map((text) => (text.match(/\d+/g) ?? []).map(Number))
  if (parts.some(([first = 0]) => first > 31)) return 'ymd'
  return parts.some(([, second = 0]) => second > 12) ? 'mdy' : 'dmy'
}

/** The decimal mark that the texts of a column show; a workbook's numbers have a point. */
function markOf({ distinct }: TableColumn): ColumnRule['decimal'] {
  return decimalMarkOf(distinct.flatMap(({ value, isNumber }) => (isNumber ? [] : value)))
}

/** A column that fits no target becomes a property; one that is no fact is off until a person turns it on. */
function asAttribute(column: TableColumn, index: number, known: KnownCatalogue): ColumnRule {
  const attribute = proposedProperty(column, known.attributes)
  const decimal = attribute.type === 'number' || attribute.type === 'range' ? markOf(column) : undefined
  const target = attribute.fact === undefined ? null : 'attribute'
  return { column: index, target, attribute, ...(decimal && { decimal }) }
}

/**
 * What applies to every row that does not say it: a currency or unit in the header of a price column, such as `Prezzo (EUR/mq)`, or in all
 * of its cells that name one.
 */
function constantsOf(
  columns: readonly TableColumn[],
  { columns: rules, signs = {} }: ImportMapping,
  { known, today }: { known: KnownCatalogue; today: string },
): ImportMapping['constants'] {
  const prices = rules.filter(({ target }) => target === 'sku.price' || target === 'sku.minPrice')
  const headers = prices.map(({ column }) => columns[column]?.name ?? '')
  const cells = prices.flatMap(({ column }) => columns[column]?.distinct.map(({ value }) => value) ?? [])
  const currencyIn = (text: string) =>
    dictionaryValueIn(text, 'product_currency_unit', known) ?? signs[signIn(text) ?? '']
  const unitIn = (text: string) => dictionaryValueIn(text, 'product_measurement_unit', known)
  const find = (read: (text: string) => string | undefined) => {
    const isSaid = (value: string | undefined) => value !== undefined
    const [only, other] = new Set(cells.map(read).filter(isSaid))
    return headers.map(read).find(isSaid) ?? (other === undefined ? only : undefined)
  }
  const has = (target: ImportTarget) => rules.some((rule) => rule.target === target)
  const tax = has('sku.taxIncluded')
    ? undefined
    : headers.map((text) => priceHeader(text, today)?.tax).find((word) => word !== undefined)
  const currency = has('currencyUnit') ? undefined : find(currencyIn)
  const unit = has('measurementUnit') ? undefined : find(unitIn)
  const quantity = has('sku.priceQuantity')
    ? undefined
    : headers.map((text) => quantityIn(withoutDays(text), known)).find((count) => count !== undefined)
  return {
    ...(currency !== undefined && { currencyUnit: currency }),
    ...(unit !== undefined && { measurementUnit: unit }),
    ...(tax !== undefined && { 'sku.taxIncluded': tax }),
    ...(quantity !== undefined && { 'sku.priceQuantity': quantity }),
  }
}

/**
 * `Price per 100 pcs`, `Preis je 1.000 Stk`, `元/百件`: how many units a price is for. What says a quantity that is not read is the constant
 * itself: no constant is taken that cannot be read, so a person is asked.
 */
function quantityIn(header: string, known: KnownCatalogue): string | undefined {
  const text = plainValue(header)
  const [, count = '', after = ''] = PER_QUANTITY.exec(text) ?? []
  const quantity = QUANTITIES.find(([said]) => said.test(count))?.[1]
  if (quantity !== undefined) {
    const [next] = wordsIn(after)
    const isKnown = next?.is !== 'unit' || dictionaryValueOf(next.text, 'product_measurement_unit', known) !== undefined
    return isKnown && !/^\s*[-+%\d]|^[.,' ]\d/.test(after) ? quantity : text
  }
  return OTHER_QUANTITY.test(text) ? text : undefined
}

const COUNT = String.raw`10{1,3}(?!\d)|1[., ']000(?!\d)|hundred|hundert|thousand|tausend|tsd\.?|百|千`
const PER_QUANTITY = new RegExp(String.raw`(?:\/|\b(?:per|je|pro|par|por|al|for|für)\b|每)\s*(${COUNT})(.*)$`, 'iu')
const QUANTITIES: readonly [RegExp, string][] = [
  [/^10$/, '10'],
  [/^(?:100|hund\w+|百)$/i, '100'],
  [/^(?:1[., ']?000|thou\w+|tau\w+|tsd\.?|千)$/i, '1000'],
]
/** 单价（万元）, `Preis in Cent`, `Prix le cent`, `Price 100 pcs`. */
const OTHER_QUANTITY =
  /(?<![\d.])(?:10|100|1[., ']?000|10[., ']?000)(?![\d.])|[百千万]|‰|(?<!\d ?)%|(?<!\p{L})(?:cents?|cento|mille|hundred|hundert|thousand|tausend|tsd|dozen|dutzend|douzaine)(?!\p{L})/iu

/** Rows with the same key are SKUs of one product. */
function rowOf(columns: readonly TableColumn[], rules: readonly ColumnRule[]): ImportMapping['rowIs'] {
  const model = rules.some(({ target }) => target === 'sku.model')
  const key = rules.find(({ target }) => target === 'key')
  const counts = key ? (columns[key.column]?.distinct ?? []) : []
  return model || counts.some(({ count }) => count > 1) ? 'sku' : 'product'
}

function share(texts: readonly string[], fits: (text: string) => boolean): number {
  return texts.length ? texts.filter((text) => fits(text)).length / texts.length : 0
}
