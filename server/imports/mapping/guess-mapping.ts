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
import { guessByHeader } from './header-words.ts'
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

/** Guesses the meaning of a table's columns from their headers and values. */
export function guessMapping(columns: readonly TableColumn[], known: KnownCatalogue): MappingProposal {
  const taken = new Set<ImportTarget>()
  const rules = columns.map((column, index): ColumnRule => {
    const target = guessTarget(column, known, taken)
    if (!target) return asAttribute(column, index, known)
    taken.add(target)
    return ruleOf(column, index, target, known)
  })
  const bare: ImportMapping = { rowIs: rowOf(columns, rules), columns: withUnitColumns(rules, columns), constants: {}, picturesBy: 'model' } // prettier-ignore
  const mapping = withSigns(bare, columns, known)
  return rateMapping(columns, { ...mapping, constants: constantsOf(columns, mapping, known) })
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

function guessTarget(
  column: TableColumn,
  known: KnownCatalogue,
  taken: ReadonlySet<ImportTarget>,
): ImportTarget | undefined {
  if (REMARKS.test(column.name.trim())) return undefined
  const said = guessByHeader(column.name).map(({ target, language }) => inLanguage(target, language, column))
  // `Preis inkl. MwSt.` of numbers is a price, and does not say yes or no.
  const target = said.find((one) => mayHold(column, one))
  if (target && !taken.has(target)) return target
  return byValues(column, known, taken)
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
function mayHold({ samples }: TableColumn, target: ImportTarget): boolean {
  if (!samples.length) return true
  const kind = importTargets[target]
  if (NUMERIC.has(kind)) return share(samples, (text) => /\p{Nd}/u.test(text)) >= ENOUGH
  if (kind === 'boolean') return share(samples, isYesOrNo) >= ENOUGH
  if (kind === 'basis') return share(samples, (text) => /^\D*1[0.,' ]*/.test(text)) >= ENOUGH
  if (kind === 'days') return share(samples, (text) => /\p{Nd}|stock|现货/iu.test(text)) >= ENOUGH
  return true
}

function byValues(
  column: TableColumn,
  known: KnownCatalogue,
  taken: ReadonlySet<ImportTarget>,
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
    ['sku.price', (text) => /[€$£¥￥元]/.test(text) && /\d/.test(text)],
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

/** A column that fits no target becomes a property; it is off until a person turns it on. */
function asAttribute(column: TableColumn, index: number, known: KnownCatalogue): ColumnRule {
  const attribute = proposedProperty(column, known.attributes)
  const decimal = attribute.type === 'number' || attribute.type === 'range' ? markOf(column) : undefined
  return { column: index, target: null, attribute, ...(decimal && { decimal }) }
}

/**
 * What applies to every row that does not say it: a currency or unit in the header of a price column, such as `Prezzo (EUR/mq)`, or in all
 * of its cells that name one.
 */
function constantsOf(
  columns: readonly TableColumn[],
  { columns: rules, signs = {} }: ImportMapping,
  known: KnownCatalogue,
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
  const tax = has('sku.taxIncluded') ? undefined : headers.map(taxIn).find((word) => word !== undefined)
  const currency = has('currencyUnit') ? undefined : find(currencyIn)
  const unit = has('measurementUnit') ? undefined : find(unitIn)
  const quantity = has('sku.priceQuantity')
    ? undefined
    : headers.map((text) => quantityIn(text, known)).find((count) => count !== undefined)
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

/** Whether a header such as `Preis inkl. MwSt.` says that tax is included. */
function taxIn(header: string): 'yes' | 'no' | undefined {
  const word = wordsIn(plainValue(header)).find(({ is }) => is === 'tax')
  return word?.is === 'tax' ? (word.isIncluded ? 'yes' : 'no') : undefined
}

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
