import { describe, expect, it } from 'vitest'
import { randomList } from '../../testing/budgets/random-lists.ts'
import { NEW_BUDGET } from '../budget.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM } from '../entries.ts'
import type { Allocation, Line, Room } from '../entries.ts'
import type { LineFigures, Totals } from '../figures.ts'
import { bounds } from './amounts.ts'
import type { Bound } from './amounts.ts'
import { compareDecimals, parseDecimal } from './decimal.ts'
import { explainLine } from './explain-line.ts'
import type { ExplainedFigure } from './explain-line.ts'
import { explainTotals } from './explain-totals.ts'
import type { ExplainedTotal } from './explain-totals.ts'
import { lineFiguresOf } from './line-figures.ts'
import type { ArithmeticStep } from './steps.ts'
import { totalsOf } from './totals.ts'

const rooms = new Map<string, Room>(['a', 'b'].map((id, sort) => [id, { ...NEW_ROOM, id, name: id, sort }]))
const allocation = (roomId: string, netQty: string, wastePct: string): Allocation => ({
  id: `in ${roomId}`,
  lineId: 'oak',
  roomId,
  netQty,
  source: 'manual',
  layout: null,
  wastePct,
})
const allocations = [allocation('a', '12.40', '10'), allocation('b', '8.10', '15')]
const oak: Line = {
  ...NEW_LINE,
  id: 'oak',
  kind: 'custom',
  sort: 0,
  pack: { ...NEW_LINE.pack, coveragePerPack: '1.44' },
  price: { ...NEW_PRICE, low: '180', high: '220', currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null },
}

describe('a figure of a line', () => {
  it('is explained from the rooms to the amount', () => {
    const steps = explainLine(NEW_BUDGET, oak, { allocations, rooms }, { figure: 'goods', bound: 'low' })
    expect(steps.map(told)).toEqual([
      '12.4 × 1.1 = 13.64',
      '8.1 × 1.15 = 9.315',
      '13.64 + 9.315 = 22.955',
      '22.955 ÷ 1.44 = 15.941… → 16',
      '16 × 1.44 = 23.04',
      '23.04 × 180 = 4147.2 → 4147.2',
    ])
    expect(steps[0]?.operands[1]).toMatchObject({ means: 'waste', percent: '10' })
    expect(steps[2]?.operands.map(({ of, roomId }) => ({ of, roomId }))).toEqual([
      { of: 0, roomId: 'a' },
      { of: 1, roomId: 'b' },
    ])
  })

  it('explains packs by room, a minimum, spare packs, and taxes within a price', () => {
    const list = { ...NEW_BUDGET, packing: 'perRoom', taxMode: 'inclusive' } as const
    const line: Line = {
      ...oak,
      pack: { ...oak.pack, minOrderPacks: 20, sparePacks: 2 },
      price: {
        ...oak.price,
        low: '113',
        taxIncluded: true,
        discountPct: '10',
        markupPct: '5',
        freight: '30',
        currency: 'EUR',
        fxRate: '7.8',
      },
    }
    const steps = explainLine(list, line, { allocations, rooms }, { figure: 'total', bound: 'low' })
    expect(steps.slice(3).map(told)).toEqual([
      '13.64 ÷ 1.44 = 9.4722… → 10',
      '9.315 ÷ 1.44 = 6.46875 → 7',
      '10 + 7 = 17',
      'greatest of 17, 20 = 20',
      '20 + 2 = 22',
      '22 × 1.44 = 31.68',
      '113 ÷ 1.13 = 100',
      '31.68 × 100 = 3168',
      '3168 × 0.9 = 2851.2',
      '2851.2 × 1.05 = 2993.76',
      '2993.76 + 30 = 3023.76',
      '3023.76 × 7.8 = 23585.328',
      '23585.328 = 23585.328 → 23585.33',
      '23585.328 × 0.13 = 3066.09264 → 3066.09',
      '23585.33 + 3066.09 = 26651.42',
    ])
  })

  it('is missing without a price, a rate or packs', () => {
    const unpriced = { ...oak, price: { ...oak.price, low: null, high: null } }
    const without = { ...oak, price: { ...oak.price, fxRate: null }, pack: NEW_LINE.pack }
    expect(explainLine(NEW_BUDGET, unpriced, { allocations, rooms }, { figure: 'tax', bound: 'low' })).toEqual([])
    expect(explainLine(NEW_BUDGET, without, { allocations, rooms }, { figure: 'goods', bound: 'low' })).toEqual([])
    expect(explainLine(NEW_BUDGET, without, { allocations, rooms }, { figure: 'packs', bound: 'low' })).toEqual([])
  })
})

it('adds up the lines, and the tax by rate if it is rounded over the document', () => {
  const list = { ...NEW_BUDGET, taxRounding: 'document', contingencyPct: '5' } as const
  const service: Line = { ...oak, id: 'laying', pack: NEW_LINE.pack, price: { ...oak.price, taxRate: '6' } }
  const lines = [oak, service].map((line) => ({ line, figures: lineFiguresOf(list, line, allocations, rooms) }))
  expect(explainTotals(list, lines, { figure: 'total', bound: 'low' }).map(told)).toEqual([
    '4147.2 + 4131.9 = 8279.1',
    '4147.2 = 4147.2',
    '4147.2 × 0.13 = 539.136 → 539.14',
    '4131.9 = 4131.9',
    '4131.9 × 0.06 = 247.914 → 247.91',
    '539.14 + 247.91 = 787.05',
    '8279.1 × 0.05 = 413.955 → 413.96',
    '8279.1 + 787.05 + 413.96 = 9480.11',
  ])
})

it('leads step by step to the shown figure, for some hundred lists', () => {
  const wrong: string[] = []
  for (let seed = 1; seed <= 300; seed++) {
    const { list, rooms, lines, allocations } = randomList(seed)
    const byId = new Map(rooms.map((room) => [room.id, room]))
    const computed = lines.map((line) => {
      const own = allocations.filter(({ lineId }) => lineId === line.id)
      return { line, own, figures: lineFiguresOf(list, line, own, byId) }
    })
    const found = computed.flatMap(({ line, own, figures }) =>
      wrongOnes(figuresIn(figures), (asked) => explainLine(list, line, { allocations: own, rooms: byId }, asked)),
    )
    found.push(...wrongOnes(totalsIn(totalsOf(list, computed)), (asked) => explainTotals(list, computed, asked)))
    wrong.push(...found.map((one) => `seed ${seed}, ${one}`))
  }
  expect(wrong.slice(0, 5)).toEqual([])
})

interface Wanted<Figure> {
  asked: { figure: Figure; bound: Bound }
  value: string | number | null
}

function figuresIn(figures: LineFigures): Wanted<ExplainedFigure>[] {
  return bounds.flatMap((bound): Wanted<ExplainedFigure>[] => [
    { asked: { figure: 'need', bound }, value: figures.need },
    { asked: { figure: 'packs', bound }, value: figures.packs },
    { asked: { figure: 'orderQty', bound }, value: figures.orderQty },
    { asked: { figure: 'goods', bound }, value: figures[`goods${CAPITAL[bound]}`] },
    { asked: { figure: 'tax', bound }, value: figures[`tax${CAPITAL[bound]}`] },
    { asked: { figure: 'total', bound }, value: figures[bound] },
  ])
}

function totalsIn(totals: Totals): Wanted<ExplainedTotal>[] {
  return bounds.flatMap((bound): Wanted<ExplainedTotal>[] => [
    { asked: { figure: 'goods', bound }, value: totals[`goods${CAPITAL[bound]}`] },
    { asked: { figure: 'tax', bound }, value: totals[`tax${CAPITAL[bound]}`] },
    { asked: { figure: 'contingency', bound }, value: totals[`contingency${CAPITAL[bound]}`] },
    { asked: { figure: 'total', bound }, value: totals[bound] },
  ])
}
const CAPITAL = { low: 'Low', high: 'High', chosen: 'Chosen' } as const

function wrongOnes<Figure>(
  wanted: Wanted<Figure>[],
  explain: (asked: Wanted<Figure>['asked']) => ArithmeticStep[],
): string[] {
  return wanted.flatMap(({ asked, value }) => {
    const steps = explain(asked)
    return isSaid(steps, value) ? [] : [`${asked.bound}: ${value} is not ${steps.map(told).join('; ')}`]
  })
}

/** A step as one would write it on paper. */
function told({ operator, operands, result, rounded }: ArithmeticStep): string {
  const values = operands.map(({ value, isShortened }) => value + (isShortened ? '…' : ''))
  const signs = { add: ' + ', multiply: ' × ', divide: ' ÷ ', take: '', greatest: ', ' }
  const left = (operator === 'greatest' ? 'greatest of ' : '') + values.join(signs[operator])
  return `${left} = ${result.value}${result.isShortened ? '…' : ''}${rounded ? ` → ${rounded.to.value}` : ''}`
}

type Ratio = [over: bigint, under: bigint]

/** Whether the steps, computed independently, lead to a figure; no steps if there is no figure. */
function isSaid(steps: readonly ArithmeticStep[], figure: string | number | null): boolean {
  if (figure === null) return steps.length === 0
  const values: Ratio[] = []
  for (const step of steps) values.push(valueOf(step, values))
  const [over, under] = values.at(-1) ?? [0n, 0n]
  // A number of packs has 53 bits.
  if (typeof figure === 'number') return Number(over / under) === figure
  return over * 10n ** 10n === parseDecimal(figure, 10) * under && isToldRightly(steps, values)
}

function valueOf({ operator, operands, rounded }: ArithmeticStep, before: readonly Ratio[]): Ratio {
  const [first = [0n, 1n], ...rest] = operands.map(({ of, value }): Ratio => {
    const known = of === undefined ? undefined : before[of]
    return known ?? [parseDecimal(value, 10), 10n ** 10n]
  })
  const [over, under] = rest.reduce<Ratio>(([over, under], [otherOver, otherUnder]) => {
    if (operator === 'multiply') return [over * otherOver, under * otherUnder]
    if (operator === 'divide') return [over * otherUnder, under * otherOver]
    if (operator === 'add') return [over * otherUnder + otherOver * under, under * otherUnder]
    return over * otherUnder < otherOver * under ? [otherOver, otherUnder] : [over, under]
  }, first)
  if (!rounded) return [over, under]
  if (rounded.how === 'up') return [(over + under - 1n) / under, 1n]
  const places = 10n ** BigInt(rounded.places)
  return [(over * places * 2n + under) / (under * 2n), places]
}

/** Whether the shown value of each step is its exact value, unless it is shortened. */
function isToldRightly(steps: readonly ArithmeticStep[], values: readonly Ratio[]): boolean {
  return steps.every(({ result, rounded }, at) => {
    const { value, isShortened } = rounded?.to ?? result
    const [over, under] = values[at] ?? [0n, 0n]
    if (!isShortened) return parseDecimal(value, 10) * under === over * 10n ** 10n
    return compareDecimals(value, String(over / under)) >= 0 || over < under
  })
}
