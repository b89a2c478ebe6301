import type { Entry } from '../entries.ts'
import type { LineFigures, Totals } from '../figures.ts'
import type { Bounds, SumTerms } from './amounts.ts'
import { createBudgetEntries } from './budget-entries.ts'
import { createComputedLines } from './computed-lines.ts'
import { printedFigures } from './line-figures.ts'
import { summedByRoom } from './quantities.ts'
import { sharesByNeed } from './shares.ts'
import type { RoomShare } from './shares.ts'

/** One edit, as the editor has them. */
export interface SumsChange {
  fields?: Partial<SumTerms>
  put?: Iterable<Entry>
  remove?: Iterable<string>
}

type ChangesOf = (
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
) => Pick<SumsChange, 'put' | 'remove'>

/** A budget's figures while it is edited: a change computes again only what it touches. */
export interface Sums {
  totals(): Totals
  /** The figures of any line, whether it counts or not; undefined where there is no such line. */
  figures(lineId: string): LineFigures | undefined
  /** A line's rows by room (`roomSharesOf`). */
  shares(lineId: string): readonly RoomShare[]
  /** The sum of the shown amounts of all lines that count, by room. Null: for the whole project. A room without such lines has none. */
  roomTotals(): ReadonlyMap<string | null, Bounds<string>>
  change(change: SumsChange): void
  /**
   * Catches up with a draft. Changed entries are other objects. `changesOf`, if given, finds the difference of two drafts faster
   * than comparing forty thousand entries.
   */
  follow(fields: SumTerms, entries: ReadonlyMap<string, Entry>, changesOf?: ChangesOf): void
}

export function createSums(terms: SumTerms, entries: ReadonlyMap<string, Entry> = new Map()): Sums {
  const budget = createBudgetEntries(entries)
  const computed = createComputedLines(budget)
  computed.computeAll(terms, new Set())
  computed.forgetAlternatives()
  let totals: Totals | undefined
  /** The entries of the last draft; undefined after other changes. */
  let followed: ReadonlyMap<string, Entry> | undefined = entries

  const change = ({ fields, put = [], remove = [] }: SumsChange) => {
    const touched = budget.change(put, remove)
    const changedTerms = TERMS.filter((name) => fields?.[name] !== undefined && fields[name] !== terms[name])
    terms = { ...terms, ...fields }
    if (changedTerms.some((name) => !PRINTED.has(name))) for (const id of budget.lines.keys()) touched.add(id)
    else if (changedTerms.includes('taxMode')) computed.forgetPrinted()
    if (touched.size * 2 > budget.lines.size) computed.computeAll(terms, touched)
    else for (const id of touched) computed.compute(terms, id)
    computed.forgetAlternatives()
    totals = undefined
    followed = undefined
  }

  const figuresOf = (lineId: string) => {
    const line = computed.find(terms, lineId)
    return line && (line.figures ??= printedFigures(terms, line.quantities, line.amounts))
  }

  return {
    totals: () => (totals ??= computed.totals(terms)),
    figures: figuresOf,
    shares: (lineId) => {
      const line = computed.find(terms, lineId)
      const figures = figuresOf(lineId)
      if (!line || !figures) return []
      return (line.shares ??= sharesByNeed(terms, figures, summedByRoom(budget.needsOf(line.line)), budget.rooms))
    },
    roomTotals: () => computed.roomTotals(terms),
    change,
    follow: (fields, entries, changesOf) => {
      const isNew = entries !== followed
      const difference = () =>
        changesOf && followed ? changesOf(followed, entries) : differenceOf(followed ?? budget.all(), entries)
      change({ fields, ...(isNew && difference()) })
      followed = entries
    },
  }
}

function differenceOf(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, Entry>) {
  const put: Entry[] = []
  const remove: string[] = []
  for (const entry of after.values()) if (before.get(entry.id) !== entry) put.push(entry)
  for (const id of before.keys()) if (!after.has(id)) remove.push(id)
  return { put, remove }
}

const TERMS = [
  'baseCurrency',
  'taxMode',
  'taxRounding',
  'defaultTaxRate',
  'contingencyPct',
  'packing',
] as const satisfies readonly (keyof SumTerms)[]
/** Terms that no line's amounts depend on. */
const PRINTED: ReadonlySet<keyof SumTerms> = new Set(['taxMode', 'contingencyPct'])
