import { statedPer } from '../../../../contract/budgets/price-per.ts'
import { hasNoAmount } from '../../../../contract/budgets/what-counts.ts'
import { unitsText } from '../../../../contract/plural.ts'
import { imperialSymbol, shownQuantity } from '../../../../contract/budgets/units.ts'
import { shownAmountsOf, isOneFigure } from '../../../../contract/sharing/group-sums.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { amountText, rangeText } from '../../../budgets/amount-text.ts'
import { packsText } from '../../../budgets/packs-text.ts'
import { groupedText, priceText, quantityText } from '../../../budgets/table/cells/shown-number.ts'
import { skuNameOf, variantOf } from '../../../catalogue/names.ts'
import { nameFor } from '../subject/standing-facts.ts'
import type { GuestFormats } from '../subject/words.ts'

/** Terms of the list that its figures need. */
export type ListTerms = Pick<SharedBudget, 'baseCurrency' | 'unitSystem' | 'defaultTaxRate' | 'totals'>

/** Empty where the link hides it, like every text here. */
export function guestLineName({ name, snapshot }: SharedLine, { isChinese }: GuestFormats): string {
  if (name) return name
  const { name: chinese = '', enName = '', variant = null, model = '' } = snapshot ?? {}
  if (!chinese && !enName) return ''
  return skuNameOf(isChinese, { name: chinese, enName }, variantOf(isChinese, { variant, model }))
}

export function brandAndModel({ snapshot }: SharedLine, words: GuestFormats): string {
  return [snapshot?.brand && nameFor(snapshot.brand, words), snapshot?.model].filter(Boolean).join(' · ')
}

/** "16 boxes, 23.04 m²", or that there is none yet. */
export function quantityOf({ figures, pack, unit }: SharedLine, terms: ListTerms, words: GuestFormats): string {
  if (figures?.orderQty === undefined || unit === undefined) return ''
  if (hasNoAmount({ figures })) return words.t('shared.noQuantity')
  const measured = measuredText(figures.orderQty, unit, terms, words)
  if (figures.packs == null) return measured
  return `${packsText(String(figures.packs), pack?.sellUnit ?? '', words)}${words.isChinese ? '，' : ', '}${measured}`
}

/** "23.04 m²", "3 pieces", in the list's unit system. */
export function measuredText(
  quantity: string,
  unit: string,
  { unitSystem = 'metric' }: ListTerms,
  words: GuestFormats,
): string {
  const symbol = imperialSymbol(unit)
  if (symbol === null) return packsText(shownQuantity(quantity, unit, unitSystem), unit, words)
  return `${quantityText(quantity, unit, unitSystem)} ${unitSystem === 'imperial' ? symbol : words.unitName(unit)}`
}

/** "CNY 180 – 220 / m²", or an agreed price: "CNY 165 / m², agreed; list price 180 – 220". */
export function unitPriceOf({ price, pack, unit }: SharedLine, { t, unitName, language }: GuestFormats): string {
  const { low, high, chosen, currency, basis } = price ?? {}
  const bounds = [low ?? high, high ?? low].filter((bound) => bound != null)
  const figures = new Set(chosen == null ? bounds.map(priceText) : [priceText(chosen)])
  if (figures.size === 0 || currency === undefined) return ''
  const of = basis === 'perPack' ? pack?.sellUnit : unit && statedPer(price?.per, unit).unit
  const per = of ? ` / ${unitsText(unitName(of), price?.per?.quantity ?? 1, language)}` : ''
  const tax = price?.isTaxUnknown ? t('shared.taxNotSaid') : ''
  // Where there is one figure, it is the price, agreed or not.
  const agreed = isOneFigure(price) ? '' : agreedText(price, t)
  return [`${currency} ${[...figures].join(' – ')}${per}`, agreed, tax].filter(Boolean).join('\n')
}

/** That a price was agreed, with the list's where it is another. */
function agreedText({ low, high, chosen }: NonNullable<SharedLine['price']> = {}, t: GuestFormats['t']): string {
  if (chosen == null) return ''
  const list = [...new Set([low ?? high, high ?? low])].filter((bound) => bound != null)
  if (list.every((bound) => bound === chosen)) return t('shared.agreed')
  return t('shared.agreedBesideList', { list: list.map(priceText).join(' – ') })
}

export function amountOf(
  { figures }: Pick<SharedLine, 'figures'>,
  { baseCurrency }: ListTerms,
  { t, language }: GuestFormats,
): string {
  const shown = shownAmountsOf({ figures })
  if (baseCurrency === undefined || !shown) return ''
  const { low, high } = shown
  if (low === null || high === null) return t(isOneFigure(figures) ? 'shared.openPrice' : 'shared.noPrice')
  // Freight alone is an amount; nought of nothing is none.
  return hasNoAmount({ figures }) && !/[1-9]/.test(high) ? '–' : rangeText(low, high, baseCurrency, language)
}

export function chosenOf(
  { figures }: Pick<SharedLine, 'figures'>,
  { baseCurrency }: ListTerms,
  { language }: GuestFormats,
): string {
  const { chosen, low, high } = shownAmountsOf({ figures }) ?? {}
  // Where there is only one price, the amount is the same already.
  if (chosen == null || baseCurrency === undefined || (low === high && chosen === high)) return ''
  return amountText(chosen, baseCurrency, language)
}

/** "12.5%"; empty for none. */
export function guestPercentText(percent: string | null | undefined): string {
  return percent != null && /[1-9]/.test(percent) ? `${groupedText(percent.replace(/\.0+$/, ''))}%` : ''
}
