import type { InputOf } from '../../../../contract/endpoint.ts'
import type { bulkUpdate } from '../../../../contract/keeping/bulk.ts'
import { LAST_RANK, type AttributeEntry } from '../../../../contract/keeping/product-record.ts'
import { readPlainNumber } from '../../../../contract/values/figure.ts'
import { FIELD_UNITS } from '../field-units.ts'

export const skuFieldsInBulk = [
  'leadTimeDays',
  'stock',
  'price',
  'skuStatus',
  'taxIncluded',
  'origin',
  'domesticOrImported',
  'hasCustomOption',
  'packCoverage',
  'packPieces',
  'length',
  'width',
  'thickness',
  'colorId',
  'skuAttribute',
] as const
export const productFieldsInBulk = [
  'brandId',
  'categoryId',
  'rank',
  'currencyUnit',
  'measurementUnit',
  'productAttribute',
] as const
export type BulkField = (typeof skuFieldsInBulk)[number] | (typeof productFieldsInBulk)[number]

const hows = ['set', 'percent', 'plus', 'round', 'clear'] as const
type How = (typeof hows)[number]

export const roundings = ['nearest', 'up', 'down'] as const

/** The content of the bulk form. */
export interface BulkDraft {
  field: BulkField
  how: How
  /** A number or a code, as typed; for a price range the lower end. */
  text: string
  high: string
  roundTo: string
  rounding: (typeof roundings)[number]
  /** A choice from a list. */
  choice: string | null
  attributeId: string | null
  entry: AttributeEntry | null
}

export const emptyDraft: BulkDraft = {
  field: 'leadTimeDays',
  how: 'set',
  text: '',
  high: '',
  roundTo: '',
  rounding: 'nearest',
  choice: null,
  attributeId: null,
  entry: null,
}

type Changes = InputOf<typeof bulkUpdate>['changes']

const numbers = ['leadTimeDays', 'packCoverage', 'packPieces', 'length', 'width', 'thickness'] as const
const always = new Set<BulkField>([
  'skuStatus',
  'domesticOrImported',
  'brandId',
  'categoryId',
  'currencyUnit',
  'measurementUnit',
])

/** Whether the field belongs to SKUs or to products. */
export function isOfSkus(field: BulkField): boolean {
  return skuFieldsInBulk.some((one) => one === field)
}

/** How a field can be changed. */
export function howsOf(field: BulkField): readonly How[] {
  if (field === 'price') return hows
  if (field === 'stock') return ['set', 'percent', 'plus', 'clear']
  return always.has(field) ? ['set'] : ['set', 'clear']
}

/** What is wrong with what was typed; what is only begun is not. */
export function bulkFaultsOf(draft: BulkDraft): Partial<Record<'text' | 'high' | 'roundTo', 'number' | 'crossed'>> {
  const { field, how, text, high, roundTo } = draft
  if (field === 'origin') return {}
  const read = (typed: string) => (typed.trim() === '-' ? null : readPlainNumber(typed, FIELD_UNITS[field]))
  const [low, top, step] = [read(text), read(high), read(roundTo)]
  const isCrossed = field === 'price' && how === 'set' && low != null && top != null && low > top
  return {
    ...(low === undefined && { text: 'number' }),
    ...(isCrossed && { high: 'crossed' }),
    ...(top === undefined && { high: 'number' }),
    ...(field === 'price' && how !== 'set' && step === undefined && { roundTo: 'number' }),
  }
}

/** The bulk change; null while it is incomplete or invalid. */
export function bulkChangesOf(draft: BulkDraft): Changes | null {
  const { field, how, text, choice, attributeId, entry } = draft
  if (field === 'price' || field === 'stock') return amountsOf(field, draft)
  if (field === 'skuAttribute' || field === 'productAttribute') {
    const of = field === 'skuAttribute' ? 'sku' : 'product'
    if (attributeId === null || (how === 'set' && entry === null)) return null
    return { attribute: { attributeId, of, entry: how === 'clear' ? null : entry } }
  }
  if (field === 'rank') {
    const rank = how === 'clear' ? LAST_RANK : readPlainNumber(text)
    return typeof rank === 'number' ? { rank } : null
  }
  if (how === 'clear') return { [field]: null }
  if (numbers.some((one) => one === field)) {
    const number = readPlainNumber(text, FIELD_UNITS[field])
    return typeof number === 'number' ? { [field]: number } : null
  }
  if (field === 'origin') return text.trim() ? { origin: text.trim().toUpperCase() } : null
  return choice === null ? null : { [field]: valueOf(field, choice) }
}

function valueOf(field: BulkField, choice: string): string | number | boolean {
  if (field === 'taxIncluded') return choice === 'yes'
  if (field === 'hasCustomOption') return choice === 'yes' ? 0 : 1
  return choice
}

function amountsOf(field: 'price' | 'stock', draft: BulkDraft): Changes | null {
  const { how, rounding } = draft
  const [low, high, step] = [readPlainNumber(draft.text), readPlainNumber(draft.high), readPlainNumber(draft.roundTo)]
  if (low === undefined || high === undefined || step === undefined) return null
  if (how === 'set' || how === 'clear') {
    const amount = how === 'clear' ? null : low
    if (how === 'set' && amount === null) return null
    if (field === 'stock') return { stock: { set: amount } }
    if (amount !== null && high !== null && amount > high) return null
    return { price: { set: { minPrice: amount, maxPrice: how === 'clear' ? null : (high ?? amount) } } }
  }
  const round = field === 'price' && step !== null ? { roundTo: step, rounding } : {}
  if (how === 'round') return step === null ? null : { price: round }
  if (low === null) return null
  const arithmetic = how === 'plus' ? { plus: low } : { times: Math.round((100 + low) * 1e6) / 1e8 }
  return { [field]: { ...arithmetic, ...round } }
}
