import { statedPer } from '../../../../contract/budgets/price-per.ts'
import { unitsText } from '../../../../contract/plural.ts'
import { bounds, pricesOf } from '../../../../contract/budgets/arithmetic/amounts.ts'
import type { Bound } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { hasOneFigure } from '../../../../contract/sharing/group-sums.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { grouped } from '../../../budgets/export/grouped.ts'
import { taxInColumn } from '../../../budgets/export/list-words.ts'
import { quantityOf, shownUnit } from '../shown-texts.ts'
import type { FileTable } from '../shared-file.ts'
import { sharedWordsIn } from '../words.ts'
import { oneLine } from './paper-columns.ts'
import type { PaperColumn } from './paper-columns.ts'

interface BudgetColumn extends PaperColumn<SharedLine> {
  /** The bound of a line's amount, for columns with totals below them. */
  bound?: Bound
}

/** The columns of a printed budget list. */
export function budgetPaper(budget: SharedBudget, { language, unitNames }: FileTable): BudgetColumn[] {
  const words = sharedWordsIn(language)
  const isOne = hasOneFigure(budget)
  const quantity = (unit: string | undefined, value: string) =>
    `${grouped(quantityOf(budget, unit, value, 2))} ${shownUnit(budget, unit, unitNames) ?? ''}`.trim()
  const packUnit = ({ pack }: SharedLine) => (pack && (unitNames.get(pack.sellUnit) ?? pack.sellUnit)) || words.pack
  return [
    {
      heading: words.need,
      width: 66,
      read: ({ unit, figures }) => oneLine(figures?.need && quantity(unit, figures.need)),
    },
    {
      heading: words.order,
      width: 78,
      read: (line) => {
        const { packs, orderQty } = line.figures ?? {}
        if (orderQty === undefined) return undefined
        const whole = quantity(line.unit, orderQty)
        return packs == null ? [whole] : [`${grouped(String(packs))} × ${packUnit(line)}`, whole]
      },
    },
    { heading: words.price, width: 88, read: (line) => priceOf(line, packUnit(line), { words, unitNames, language }) },
    {
      heading: words.taxRate,
      width: 34,
      read: ({ price }) => oneLine(price?.taxRate === null ? budget.defaultTaxRate : price?.taxRate),
    },
    {
      heading: words.freight,
      width: 52,
      read: ({ figures }) => oneLine(figures?.freight && grouped(figures.freight)),
    },
    ...bounds.map((bound): BudgetColumn => ({
      heading: `${isOne ? words.oneFigure.chosen : words[bound]}\n${taxInColumn(bound, budget.taxMode, language) ?? ''}`,
      width: 70,
      bound,
      read: ({ figures }) => {
        const amount = figures?.[bound]
        return oneLine(amount && grouped(amount))
      },
    })),
    {
      heading: words.leadTime,
      width: 52,
      read: ({ leadTimeDays, now }) => oneLine(leadTimeDays ?? now?.leadTimeDays ?? leadTimeDays),
    },
    { heading: words.stock, width: 44, read: ({ now }) => oneLine(now?.stock) },
  ]
}

/** The agreed price beside that of the list, or the price range; and what the price is for. */
function priceOf(
  { price, unit = '' }: SharedLine,
  packUnit: string,
  {
    words,
    unitNames,
    language,
  }: { words: ReturnType<typeof sharedWordsIn> } & Pick<FileTable, 'unitNames' | 'language'>,
): string[] | undefined {
  const { low, high, chosen, currency, basis, taxIncluded, isTaxUnknown, discountPct, markupPct } = price ?? {}
  if (chosen === undefined) return undefined
  const isOne = low === undefined || high === undefined
  const prices = pricesOf(isOne ? { low: chosen, high: chosen, chosen } : { low, high, chosen })
  if (prices === null) return ['–']
  const range = [...new Set([prices.low, prices.high])].map(grouped).join(' – ')
  const of = statedPer(price?.per, unit).unit
  const own = basis === 'perPack' ? packUnit : (unitNames.get(of) ?? of)
  const per = unitsText(own, price?.per?.quantity ?? 1, language)
  return [
    ...pricesIn(words, { range, chosen: isOne ? null : chosen }),
    [currency, per].filter(Boolean).join(' / '),
    ...percentOf(words.discountOf, discountPct),
    ...percentOf(words.markupOf, markupPct),
    ...(taxIncluded === undefined ? [] : [words[isTaxUnknown ? 'taxNotSaid' : taxIncluded ? 'withTax' : 'withoutTax']]),
  ]
}

/** An agreed price stands before that of the list, where they differ. */
function pricesIn(
  words: ReturnType<typeof sharedWordsIn>,
  { range, chosen }: { range: string; chosen: string | null },
): string[] {
  if (chosen === null) return [range]
  const agreed = words.agreedPrice(grouped(chosen))
  return range === grouped(chosen) ? [agreed] : [agreed, words.listPrice(range)]
}

function percentOf(said: (percent: string) => string, percent: string | undefined): string[] {
  return percent !== undefined && /[1-9]/.test(percent) ? [said(percent)] : []
}
