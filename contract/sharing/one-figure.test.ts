import { describe, expect, it } from 'vitest'
import type { Budget } from '../budgets/calls.ts'
import { compareDecimals, parseDecimal, printDecimal, sumOf } from '../budgets/arithmetic/decimal.ts'
import { allocatedLine, isCounted, lineFiguresOf } from '../budgets/arithmetic/line-figures.ts'
import { totalsOf } from '../budgets/arithmetic/totals.ts'
import { minorDigitsOf } from '../budgets/currencies.ts'
import type { LineFigures } from '../budgets/figures.ts'
import { chosenPriceOf } from '../budgets/what-counts.ts'
import { randomList } from '../testing/budgets/random-lists.ts'
import { figures as choices } from './links.ts'
import { inOneFigure } from './one-figure.ts'

const LISTS = 800
const SEEDS = Array.from({ length: LISTS }, (_, seed) => seed + 1)

/** A list with its figures, and what a line would come to at another price. */
function drawnList(seed: number) {
  const { list, rooms, lines, allocations } = randomList(seed)
  const linesById = new Map(lines.map((line) => [line.id, line]))
  const roomsById = new Map(rooms.map((room) => [room.id, room]))
  const figuresOf = (line: (typeof lines)[number]) => {
    const source = allocatedLine(line, linesById)
    const own = allocations.filter(({ lineId }) => lineId === source)
    return lineFiguresOf(list, line, own, roomsById)
  }
  const figured = lines.map((line) => ({ ...line, figures: figuresOf(line) }))
  const totals = totalsOf(
    list,
    figured.map((line) => ({ line, figures: line.figures })),
  )
  const budget = { ...list, lines: figured, totals } as unknown as Budget
  return { list, lines: figured, budget, figuresOf }
}

const amountsIn = ({ goodsChosen, taxChosen, chosen, freight, need, packs, orderQty }: LineFigures) => {
  return { goodsChosen, taxChosen, chosen, freight, need, packs, orderQty }
}

describe.each(choices)('one figure, open ones at %s', (figure) => {
  it('is what each line would come to if it had that price alone, and so is the total', () => {
    for (const seed of SEEDS) {
      const { list, lines, budget, figuresOf } = drawnList(seed)
      const alone = lines.map((line) => {
        const { low, high, chosen } = line.price
        const kind = chosenPriceOf(line)
        const of = { agreed: chosen, list: low ?? high, highest: { low, high, open: null }[figure], unpriced: null }
        const one = (kind && of[kind]) ?? null
        const single = { ...line, price: { ...line.price, low: one, high: one, chosen: one } }
        return { line: single, figures: figuresOf(single) }
      })
      const shown = inOneFigure(budget, figure)
      expect([seed, ...shown.lines.map(({ figures }) => amountsIn(figures))]).toEqual([
        seed,
        ...alone.map(({ figures }) => amountsIn(figures)),
      ])
      const { goodsChosen, taxChosen, contingencyChosen, chosen, freight, unpriced, taxes } = totalsOf(list, alone)
      expect(shown.totals).toMatchObject({ goodsChosen, taxChosen, contingencyChosen, chosen, freight, unpriced })
      const ofRates = (all: typeof taxes) => all.map((one) => [one.rate, one.chosen])
      expect(ofRates(shown.totals.taxes)).toEqual(ofRates(taxes))
    }
  })

  it('adds up as printed: lines with their freight, taxes and contingency make the one total', () => {
    for (const seed of SEEDS) {
      const { list, budget } = drawnList(seed)
      const { lines, totals } = inOneFigure(budget, figure)
      const counted = lines.filter(isCounted).map(({ figures }) => figures)
      const of = (name: 'goodsChosen' | 'chosen' | 'freight') => sumOf(['0', ...counted.map((one) => one[name] ?? '0')])
      const taxes = sumOf(['0', ...totals.taxes.map(({ chosen }) => chosen)])
      const isSame = (one: string, other: string) => expect([seed, compareDecimals(one, other)]).toEqual([seed, 0])
      isSame(of('goodsChosen'), totals.goodsChosen)
      isSame(of('freight'), totals.freight)
      isSame(sumOf([of('goodsChosen'), taxes, totals.contingencyChosen]), totals.chosen)
      // Tax that is rounded over the document differs by half a minor unit for each rate, and by the lines' own rounding.
      const isExact = list.taxMode === 'exclusive' || list.taxRounding === 'line'
      const units = isExact ? 0 : counted.length + totals.taxes.length
      const [ofLines, ofAll] = [of('chosen'), list.taxMode === 'exclusive' ? totals.goodsChosen : totals.chosen]
      const spare = list.taxMode === 'exclusive' ? '0' : totals.contingencyChosen
      const read = (text: string) => parseDecimal(text, 9)
      const off = read(sumOf([ofLines, spare])) - read(ofAll)
      const most = read(printDecimal(BigInt(units), minorDigitsOf(list.baseCurrency)))
      expect([seed, off <= most && -off <= most]).toEqual([seed, true])
    }
  })
})
