import { SCALES } from '../amounts.ts'
import { minorDigitsOf } from '../currencies.ts'
import type { Line } from '../entries.ts'
import type { LineFigures } from '../figures.ts'
import { taxRateOf } from './amounts.ts'
import type { Bound, SumTerms } from './amounts.ts'
import { printDecimal } from './decimal.ts'
import { isCounted } from './line-figures.ts'
import { createComputation, factorOf, termOf } from './steps.ts'
import type { Computation, ArithmeticStep, Term } from './steps.ts'

export type ExplainedTotal = 'goods' | 'tax' | 'contingency' | 'total'

interface Summed {
  line: Pick<Line, 'id' | 'price' | 'status' | 'alternativeOf'>
  figures: LineFigures
}

/**
 * The steps that lead to a figure of the totals, from the lines' figures. Lines that do not count or have no price are left out.
 */
export function explainTotals(
  terms: SumTerms,
  lines: Iterable<Summed>,
  { figure, bound }: { figure: ExplainedTotal; bound: Bound },
): ArithmeticStep[] {
  const computation = createComputation()
  const counted = [...lines].filter(({ line, figures }) => isCounted(line) && figures.goodsLow !== null)
  if (figure === 'tax') taxIn(computation, terms, counted, bound)
  else {
    const goods = goodsIn(computation, counted, bound)
    const tax = figure === 'total' ? taxIn(computation, terms, counted, bound) : null
    const isPadded = figure === 'contingency' || (figure === 'total' && /[1-9]/.test(terms.contingencyPct))
    const contingency = isPadded ? contingencyIn(computation, terms, goods) : null
    if (tax) computation.step('total', 'add', contingency ? [goods, tax, contingency] : [goods, tax], TOTAL)
  }
  return computation.steps
}
const TOTAL = { means: 'total', unit: 'baseCurrency' } as const

function goodsIn({ step }: Computation, lines: readonly Summed[], bound: Bound): Term {
  return step('goods', ...added(partsOf(lines, 'goods', bound)), GOODS)
}
const GOODS = { means: 'goods', unit: 'baseCurrency' } as const

/** The sum of the lines' taxes; where tax is rounded over the document, the sum over the rates, the highest first. */
function taxIn(computation: Computation, terms: SumTerms, lines: readonly Summed[], bound: Bound): Term {
  const { step } = computation
  if (terms.taxRounding === 'line') return step('tax', ...added(partsOf(lines, 'tax', bound)), TAX)
  const rounding = { how: 'half', places: minorDigitsOf(terms.baseCurrency) } as const
  const byRate = [...Map.groupBy(lines, ({ line }) => taxRateOf(terms, line))].toSorted(([one], [other]) =>
    one > other ? -1 : 1,
  )
  const taxes = byRate.map(([rate, itsLines]) => {
    const percent = printDecimal(rate, SCALES.percent)
    const goods = step('tax', ...added(partsOf(itsLines, 'goods', bound)), { ...GOODS, percent })
    return step('tax', 'multiply', [goods, factorOf(percent, 'share', 'taxRate')], { ...TAX, percent }, rounding)
  })
  const [only] = taxes
  return taxes.length === 1 && only ? only : step('tax', ...added(taxes), TAX)
}
const TAX = { means: 'tax', unit: 'baseCurrency' } as const

function contingencyIn({ step }: Computation, terms: SumTerms, goods: Term): Term {
  const share = factorOf(terms.contingencyPct, 'share', 'contingencyPct')
  const rounding = { how: 'half', places: minorDigitsOf(terms.baseCurrency) } as const
  return step('contingency', 'multiply', [goods, share], { means: 'contingency', unit: 'baseCurrency' }, rounding)
}

function partsOf(lines: readonly Summed[], means: 'goods' | 'tax', bound: Bound): Term[] {
  return lines.map(({ line, figures }) =>
    termOf(figures[FIGURES[means][bound]] ?? '0', { means, unit: 'baseCurrency', lineId: line.id }),
  )
}
const FIGURES = {
  goods: { low: 'goodsLow', high: 'goodsHigh', chosen: 'goodsChosen' },
  tax: { low: 'taxLow', high: 'taxHigh', chosen: 'taxChosen' },
} as const

function added(parts: readonly Term[]): ['add' | 'take', readonly Term[]] {
  if (parts.length > 1) return ['add', parts]
  return ['take', parts.length === 1 ? parts : [termOf('0', GOODS)]]
}
