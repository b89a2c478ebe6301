import { minorDigitsOf } from '../currencies.ts'
import type { Allocation, Line } from '../entries.ts'
import { unitsPriced } from '../price-per.ts'
import { pricesOf, taxDigitsOf } from './amounts.ts'
import type { Bound, SumTerms } from './amounts.ts'
import { copiesOf, netOf } from './quantities.ts'
import type { Rooms } from './quantities.ts'
import { createComputation, exactTerm, factorOf, termOf } from './steps.ts'
import type { Meaning, Operand, Operator, Computation, Rounding, ArithmeticStep, Term } from './steps.ts'

export type ExplainedFigure = 'need' | 'packs' | 'orderQty' | 'goods' | 'tax' | 'total'

export interface ExplainRequest {
  figure: ExplainedFigure
  /** For goods, tax and total. */
  bound: Bound
}

/**
 * The steps that lead to a figure of a line: "12.40 × 1.10 = 13.64; …; 22.955 ÷ 1.44 = 15.94 → 16; 16 × 1.44 = 23.04; 23.04 × 180
 * = 4,147.20". `allocations` as for `lineFiguresOf`. Empty where the figure does not exist: no price, no rate, not sold in packs.
 */
export function explainLine(
  terms: SumTerms,
  line: Pick<Line, 'price' | 'pack' | 'unit'>,
  { allocations, rooms }: { allocations: readonly Allocation[]; rooms: Rooms },
  { figure, bound }: ExplainRequest,
): ArithmeticStep[] {
  const computation = createComputation()
  const needs = needsIn(computation, allocations, rooms)
  const need = needIn(computation, needs)
  if (figure === 'need') return computation.steps
  const packs = packsIn(computation, line, { need, needs, packing: terms.packing })
  if (figure === 'packs') return packs ? computation.steps : []
  const order = packs ? orderIn(computation, line, packs) : need
  if (figure === 'orderQty') return computation.steps
  return explainAmounts(computation, terms, line, { packs, order, figure, bound }) ? computation.steps : []
}

/** The need of each allocation. */
function needsIn({ step }: Computation, allocations: readonly Allocation[], rooms: Rooms): Term[] {
  return allocations.map((allocation) => {
    const { roomId, wastePct } = allocation
    const copies = copiesOf(allocation, rooms)
    const factors = [
      termOf(netOf(allocation, rooms), { means: 'net', unit: 'unit', roomId, ...sourceOf(allocation, rooms) }),
    ]
    if (copies !== 1) factors.push(termOf(`${copies}`, { means: 'copies', unit: null, roomId }))
    if (isSome(wastePct)) factors.push(factorOf(wastePct, 'more', 'waste'))
    const told = { means: allocations.length > 1 ? 'roomNeed' : 'need', unit: 'unit', roomId } as const
    return step('need', factors.length > 1 ? 'multiply' : 'take', factors, told)
  })
}

function sourceOf({ roomId, source }: Allocation, rooms: Rooms): Pick<Operand, 'source' | 'isUnknown'> {
  if (roomId === null) return { source: 'manual' }
  if (source === 'manual' || source === 'count') return { source }
  return { source, isUnknown: (rooms.get(roomId)?.[source] ?? null) === null }
}

function needIn({ step }: Computation, needs: readonly Term[]): Term {
  const [only] = needs
  if (needs.length === 1 && only) return only
  const nothing = termOf('0', { means: 'net', unit: 'unit' })
  return step('need', needs.length > 0 ? 'add' : 'take', needs.length > 0 ? needs : [nothing], NEED)
}
const NEED = { means: 'need', unit: 'unit' } as const

interface Needed {
  need: Term
  needs: readonly Term[]
  packing: SumTerms['packing']
}

/** Whole packs, pooled or by room; null where it is not sold in packs. */
function packsIn({ step }: Computation, { pack }: Pick<Line, 'pack'>, needed: Needed): Term | null {
  if (pack.coveragePerPack === null) return null
  const coverage = termOf(pack.coveragePerPack, { means: 'coverage', unit: 'unit' })
  const inPacks = (need: Term, told: Pick<Operand, 'means' | 'roomId'>) =>
    step('packs', 'divide', [need, coverage], { ...told, unit: 'packs' }, { how: 'up' })
  const byRoom = needed.packing === 'perRoom' ? byRooms(step, needed.needs) : []
  let packs =
    byRoom.length > 1
      ? step(
          'packs',
          'add',
          byRoom.map((need) => inPacks(need, { means: 'roomPacks', roomId: need.told.roomId ?? null })),
          PACKS,
        )
      : inPacks(needed.need, { means: 'packs' })
  const least = termOf(`${pack.minOrderPacks}`, { means: 'minOrderPacks', unit: 'packs' })
  if (packs.exact.numerator < least.exact.numerator) packs = step('packs', 'greatest', [packs, least], PACKS)
  if (pack.sparePacks === 0 || packs.exact.numerator === 0n) return packs
  return step('packs', 'add', [packs, termOf(`${pack.sparePacks}`, { means: 'sparePacks', unit: 'packs' })], PACKS)
}
const PACKS = { means: 'packs', unit: 'packs' } as const

/** The need of each room, summed over its allocations. */
function byRooms(step: Computation['step'], needs: readonly Term[]): Term[] {
  const rooms = Map.groupBy(needs, ({ told }) => told.roomId ?? null)
  return [...rooms].map(([roomId, [first, ...rest]]) =>
    first && rest.length === 0 ? first : step('packs', 'add', first ? [first, ...rest] : [], { ...ROOM_NEED, roomId }),
  )
}
const ROOM_NEED = { means: 'roomNeed', unit: 'unit' } as const

function orderIn({ step }: Computation, { pack }: Pick<Line, 'pack'>, packs: Term): Term {
  const coverage = termOf(pack.coveragePerPack ?? '1', { means: 'coverage', unit: 'unit' })
  return step('orderQty', 'multiply', [packs, coverage], { means: 'orderQty', unit: 'unit' })
}

interface Ordered extends ExplainRequest {
  packs: Term | null
  order: Term
}

function explainAmounts(
  computation: Computation,
  terms: SumTerms,
  line: Pick<Line, 'price' | 'pack' | 'unit'>,
  { figure, ...ordered }: Ordered,
): boolean {
  const { price } = line
  const minor = { how: 'half', places: minorDigitsOf(terms.baseCurrency) } as const
  const taxRate = price.taxRate ?? terms.defaultTaxRate
  const isNet = figure === 'goods' || (figure === 'total' && terms.taxMode === 'exclusive')
  const sell = sellIn(computation, line, { ...ordered, taxRate, rounding: isNet ? minor : undefined })
  if (!sell || isNet) return sell !== null
  const goods = figure === 'total' ? computation.step('goods', 'take', [sell], GOODS, minor) : null
  const tax = computation.step('tax', 'multiply', [sell, factorOf(taxRate, 'share', 'taxRate')], TAX, {
    how: 'half',
    places: taxDigitsOf(terms),
  })
  if (goods) computation.step('total', 'add', [goods, tax], TOTAL)
  return true
}
const GOODS = { means: 'goods', unit: 'baseCurrency' } as const
const TAX = { means: 'tax', unit: 'baseCurrency' } as const
const TOTAL = { means: 'total', unit: 'baseCurrency' } as const

interface Selling extends Omit<Ordered, 'figure'> {
  taxRate: string
  /** The rounding of the last step; undefined: not rounded. */
  rounding: Rounding | undefined
}

/** The selling amount, in the base currency. Null without a price or a rate. */
function sellIn(
  { step }: Computation,
  line: Pick<Line, 'price' | 'pack' | 'unit'>,
  { packs, order, bound, taxRate, rounding }: Selling,
): Term | null {
  const { price } = line
  const prices = pricesOf(price)
  if (!prices || price.fxRate === null) return null
  const isPerPack = price.basis === 'perPack' && packs !== null
  const per = isPerPack ? 'perPack' : 'perUnit'
  const many = unitsPriced(line)
  const stated = termOf(prices[bound], { means: 'price', unit: many ? 'perStated' : per })
  const typed = many
    ? step('goods', 'divide', [stated, exactTerm(many, { means: 'priceQuantity', unit: null })], {
        means: 'unitPrice',
        unit: per,
      })
    : stated
  const each =
    price.taxIncluded && isSome(taxRate)
      ? step('goods', 'divide', [typed, factorOf(taxRate, 'more', 'taxTakenOut')], { means: 'netPrice', unit: per })
      : typed
  const ways: [operator: Operator, term: Term, means: Meaning][] = [['multiply', each, 'atPrice']]
  if (isSome(price.discountPct)) ways.push(['multiply', factorOf(price.discountPct, 'less', 'discount'), 'discounted'])
  if (isSome(price.markupPct)) ways.push(['multiply', factorOf(price.markupPct, 'more', 'markup'), 'markedUp'])
  const freight = termOf(price.freight, { means: 'freight', unit: 'lineCurrency' })
  if (isSome(price.freight)) ways.push(['add', freight, 'withFreight'])
  const fxRate = termOf(price.fxRate, { means: 'fxRate', unit: null, date: price.fxDate, by: price.fxSource })
  if (fxRate.told.value !== '1') ways.push(['multiply', fxRate, 'sell'])
  return ways.reduce(
    (sold, [operator, term, means], at) => {
      const isLast = at === ways.length - 1
      const told = isLast ? (rounding ? GOODS : SELL) : ({ means, unit: 'lineCurrency' } as const)
      return step('goods', operator, [sold, term], told, isLast ? rounding : undefined)
    },
    isPerPack ? packs : order,
  )
}
const SELL = { means: 'sell', unit: 'baseCurrency' } as const

function isSome(decimal: string): boolean {
  return /[1-9]/.test(decimal)
}
