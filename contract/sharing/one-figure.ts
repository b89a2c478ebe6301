import type { Budget } from '../budgets/calls.ts'
import type { LineFigures } from '../budgets/figures.ts'
import { printDecimal } from '../budgets/arithmetic/decimal.ts'
import { totalsOf } from '../budgets/arithmetic/totals.ts'
import { minorDigitsOf } from '../budgets/currencies.ts'
import { chosenPriceOf } from '../budgets/what-counts.ts'
import type { Figure } from './links.ts'

/**
 * A list whose chosen amounts are the one figure of each line, and of the whole. Low and high stand as they were: a link
 * with one figure has no right to them (`rules.ts`).
 */
export function inOneFigure(budget: Budget, figure: Figure): Budget {
  const minor = minorDigitsOf(budget.baseCurrency)
  const terms = { figure, noFreight: printDecimal(0n, minor, minor) }
  const lines = budget.lines.map((line) => lineInOneFigure(line, terms))
  const totals = totalsOf(
    budget,
    lines.map((line) => ({ line, figures: line.figures })),
  )
  return { ...budget, lines, totals }
}

type Line = Budget['lines'][number]

interface Terms {
  figure: Figure
  /** Nought in the list's currency. */
  noFreight: string
}

function lineInOneFigure(line: Line, { figure, noFreight }: Terms): Line {
  const { price, figures } = line
  const at = (chosen: string | null) => ({ ...line, price: { ...price, chosen } })
  switch (chosenPriceOf(line)) {
    case 'list':
      return at(price.low ?? price.high)
    case 'highest':
      if (figure === 'high') return at(price.high)
      if (figure === 'low') return { ...at(price.low), figures: atLow(figures) }
      return { ...line, price: { ...price, chosen: null, freight: '0' }, figures: withoutAmounts(figures, noFreight) }
    default:
      return line
  }
}

/** Each bound is computed for itself, so that the low one is what the line would come to at that price. */
function atLow(figures: LineFigures): LineFigures {
  const { goodsLow, taxLow, low } = figures
  return { ...figures, goodsChosen: goodsLow, taxChosen: taxLow, chosen: low }
}

function withoutAmounts({ need, packs, orderQty }: LineFigures, freight: string): LineFigures {
  const none = { low: null, high: null, chosen: null }
  const goods = { goodsLow: null, goodsHigh: null, goodsChosen: null }
  const tax = { taxLow: null, taxHigh: null, taxChosen: null }
  return { need, packs, orderQty, freight, ...goods, ...tax, ...none }
}
