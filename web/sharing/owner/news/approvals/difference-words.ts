import type { TFunction } from 'i18next'
import { nameOfPlace } from '../../../../../contract/places/place-names.ts'
import type { PlaceCode } from '../../../../../contract/places/place-names.ts'
import { amountFields, type ChangedField } from '../../../../../contract/sharing/changed-fields.ts'
import type { Difference, FieldChange, What } from '../../../../../contract/sharing/difference.ts'
import { pickName } from '../../../../catalogue/names.ts'
import { shareNewsEn } from '../../../../locales/share-news-texts.ts'

/** A section of a difference: a heading and its lines. */
interface DifferencePart {
  part: 'chosen' | 'added' | 'removed' | 'replaced' | 'changed'
  lines: DifferenceLine[]
}

interface DifferenceLine {
  text: string
  /** Consequences or causes; empty where there are none. */
  details: string
}

interface Reading {
  t: TFunction
  isChinese: boolean
}

/** What has changed, in the reader's language. Empty where nothing visible has. */
export function differenceWords(difference: Difference, reading: Reading): DifferencePart[] {
  const { t } = reading
  const { added, removed, replaced, changed } = difference
  const linesOf = (all: Difference['replaced'], text: 'chosenInstead' | 'replacedBy') =>
    all.map(({ from, to }) =>
      plainLine(t(`shareNews.difference.${text}`, { from: nameOf(from, reading), to: nameOf(to, reading) })),
    )
  const [chosen, others] = [true, false].map((isChosen) =>
    replaced.filter((one) => (one.isChosen ?? false) === isChosen),
  )
  const parts: DifferencePart[] = [
    { part: 'chosen', lines: linesOf(chosen ?? [], 'chosenInstead') },
    { part: 'added', lines: added.map((what) => plainLine(nameOf(what, reading))) },
    { part: 'removed', lines: removed.map((what) => plainLine(nameOf(what, reading))) },
    { part: 'replaced', lines: linesOf(others ?? [], 'replacedBy') },
    { part: 'changed', lines: changed.map(({ what, fields }) => changeLine(what, fields, reading)) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

function nameOf({ id, name, enName }: What, { t, isChinese }: Reading): string {
  if (id === null) return t('shareNews.difference.whole')
  return pickName(isChinese, name, enName) || t('shareNews.difference.nameless')
}

function plainLine(text: string): DifferenceLine {
  return { text, details: '' }
}

/** Only the first changed one is named, because the others follow from it or lead to it. */
const QUANTITIES: readonly ChangedField[] = ['orderQty', 'need', 'packs', 'roomQuantity']

/** "Smoked oak: quantity to order 14.4 → 20.16; amount 1,631.15 – 1,860.53 → 2,283.61 – 2,604.74; the place". */
function changeLine(what: What, fields: readonly FieldChange[], reading: Reading): DifferenceLine {
  const { isChinese } = reading
  const quantity = QUANTITIES.find((name) => fields.some(({ field }) => field === name))
  const isDetail = ({ field }: FieldChange) => QUANTITIES.includes(field) && field !== quantity
  const [low, high] = (['low', 'high'] as const).map((name) => fields.find(({ field }) => field === name))
  const isRange = low !== undefined && high !== undefined
  const told = tellingOf(fields)
    .filter((change) => !isDetail(change) && !(isRange && (change === low || change === high)))
    // Quantities come before amounts.
    .toSorted((one, other) => Number(other.field === quantity) - Number(one.field === quantity))
    .map((change) => fieldText(change, reading))
  if (isRange) told.splice(quantity ? 1 : 0, 0, amountText(low, high, reading))
  const details = fields.filter(isDetail).map((change) => fieldText(change, reading))
  const [colon, semicolon] = isChinese ? ['：', '；'] : [': ', '; ']
  return { text: nameOf(what, reading) + colon + told.join(semicolon), details: details.join(semicolon) }
}

function fieldText({ field, from, to, currency }: FieldChange, reading: Reading): string {
  const { t } = reading
  const name = t(`shareNews.difference.fields.${field}`)
  if (from === null && to === null) return name
  const text = (value: string | null) => inCurrency(valueText(field, value, reading), value === null ? '' : currency)
  if (from === null && !amountFields.has(field)) return t('shareNews.difference.now', { field: name, to: text(to) })
  if (to === null && !amountFields.has(field))
    return t('shareNews.difference.noMore', { field: name, from: text(from) })
  return t('shareNews.difference.fromTo', { field: name, from: text(from), to: text(to) })
}

function inCurrency(amount: string, currency = ''): string {
  return [currency, amount].filter(Boolean).join(' ')
}

/** Low and high together. */
function amountText(low: FieldChange, high: FieldChange, reading: Reading): string {
  const { t } = reading
  const range = (side: 'from' | 'to') => {
    const texts = new Set([valueText('low', low[side], reading), valueText('high', high[side], reading)])
    return inCurrency([...texts].join(' – '), low[side] === null ? '' : low.currency)
  }
  return t('shareNews.difference.fromTo', {
    field: t('shareNews.difference.amount'),
    from: range('from'),
    to: range('to'),
  })
}

/** Without a choice the highest counts as chosen, so only one of the two is named. */
function tellingOf(fields: readonly FieldChange[]): FieldChange[] {
  const high = fields.find(({ field }) => field === 'high')
  return fields.filter(({ field, from, to }) => field !== 'chosen' || from !== high?.from || to !== high?.to)
}

/** Values of a fixed set, which have names. */
const NAMED_VALUES: ReadonlySet<ChangedField> = new Set([
  'status',
  'unitSystem',
  'taxMode',
  'taxRounding',
  'packing',
  'priceBasis',
  'taxIncluded',
  'layout',
  'roomQuantity',
])

/** An amount in major units, as the contract writes it. */
const AMOUNT = /^-?\d+(?:\.(?<minor>\d+))?$/

function valueText(field: ChangedField, value: string | null, { t, isChinese }: Reading): string {
  if (value === null) return t('shareNews.difference.open')
  if (field === 'roomPlace')
    return (value.split(',') as PlaceCode[]).map((code) => nameOfPlace(code, isChinese)).join(isChinese ? '、' : ', ')
  const amount = amountFields.has(field) && AMOUNT.exec(value)
  if (amount) return groupedText(value, amount.groups?.['minor']?.length ?? 0, isChinese)
  if (!NAMED_VALUES.has(field)) return value
  // The number alone shows that it was entered.
  return value
    .replace(/, manual$/, '')
    .replace(/\w+$/, (word) => (hasWords(word) ? t(`shareNews.difference.values.${word}`) : word))
}

/** "4,147.20": with thousands separators and unchanged digits. */
function groupedText(amount: string, digits: number, isChinese: boolean): string {
  const format = new Intl.NumberFormat(isChinese ? 'zh-CN' : 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount as Intl.StringNumericLiteral)
}

function hasWords(value: string): value is keyof typeof shareNewsEn.difference.values {
  return Object.hasOwn(shareNewsEn.difference.values, value)
}
