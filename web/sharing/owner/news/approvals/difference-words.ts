import type { TFunction } from 'i18next'
import type { ChangedField } from '../../../../../contract/sharing/changed-fields.ts'
import type { Difference, FieldChange, What } from '../../../../../contract/sharing/difference.ts'
import { pickName } from '../../../../catalogue/names.ts'
import { shareNewsEn } from '../../../../locales/share-news-texts.ts'

/** A part of a difference, for reading: its heading, and a line for each thing. */
interface DifferencePart {
  part: 'added' | 'removed' | 'replaced' | 'changed'
  lines: string[]
}

interface Reading {
  t: TFunction
  isChinese: boolean
}

/** What has changed, in the reader's language. Empty where nothing that is shown has. */
export function differenceWords(difference: Difference, reading: Reading): DifferencePart[] {
  const { t } = reading
  const { added, removed, replaced, changed } = difference
  const parts: DifferencePart[] = [
    { part: 'added', lines: added.map((what) => nameOf(what, reading)) },
    { part: 'removed', lines: removed.map((what) => nameOf(what, reading)) },
    {
      part: 'replaced',
      lines: replaced.map(({ from, to }) =>
        t('shareNews.difference.replacedBy', { from: nameOf(from, reading), to: nameOf(to, reading) }),
      ),
    },
    { part: 'changed', lines: changed.map(({ what, fields }) => changeText(what, fields, reading)) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

function nameOf({ id, name, enName }: What, { t, isChinese }: Reading): string {
  if (id === null) return t('shareNews.difference.whole')
  return pickName(isChinese, name, enName) || t('shareNews.difference.nameless')
}

/** "Smoked oak – from: 180.00 → 190.00; packs: 16 → 17; the place". */
function changeText(what: What, fields: readonly FieldChange[], reading: Reading): string {
  const { t, isChinese } = reading
  const changes = tellingOf(fields).map(({ field, from, to }) => {
    const name = t(`shareNews.difference.fields.${field}`)
    if (from === null && to === null) return name
    return t('shareNews.difference.fromTo', {
      field: name,
      from: valueText(field, from, reading),
      to: valueText(field, to, reading),
    })
  })
  return `${nameOf(what, reading)} – ${changes.join(isChinese ? '；' : '; ')}`
}

/** Where nothing is chosen, what is the highest counts as chosen: that is said once. */
function tellingOf(fields: readonly FieldChange[]): FieldChange[] {
  const high = fields.find(({ field }) => field === 'high')
  return fields.filter(({ field, from, to }) => field !== 'chosen' || from !== high?.from || to !== high?.to)
}

/** Their values are, or end with, one of a few that have words. */
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

/** A number as the contract writes amounts, in major units. */
const AMOUNT = /^-?\d+(?:\.(?<minor>\d+))?$/

const AMOUNTS: ReadonlySet<ChangedField> = new Set([
  'low',
  'high',
  'chosen',
  'goods',
  'tax',
  'contingency',
  'freight',
  'priceLow',
  'priceHigh',
  'priceChosen',
])

function valueText(field: ChangedField, value: string | null, { t, isChinese }: Reading): string {
  if (value === null) return t('shareNews.difference.empty')
  const amount = AMOUNTS.has(field) && AMOUNT.exec(value)
  if (amount) return groupedText(value, amount.groups?.['minor']?.length ?? 0, isChinese)
  if (!NAMED_VALUES.has(field)) return value
  return value.replace(/\w+$/, (word) => (hasWords(word) ? t(`shareNews.difference.values.${word}`) : word))
}

/** "4,147.20": its digits are those that it has, in groups. */
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
