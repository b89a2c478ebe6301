import { availableParallelism } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { countBits, unite } from '../bits.ts'
import type { Bits } from '../bits.ts'
import type { ColorColumns } from '../colors/colors.ts'
import { findColor, keepColor, knownColor, searchOf } from '../colors/near-colors.ts'
import type { WantedColor } from '../colors/near-colors.ts'
import { bitsUnder } from '../count/filters.ts'
import { countPlan, readCounts } from '../count/count-plan.ts'
import type { CountPlan, FacetCounts } from '../count/count-plan.ts'
import { NoSharedMemory } from '../thread/shared-columns.ts'
import { findWordsApart, lookHere, nothingFound, place, scoreAll } from '../words/find-words.ts'
import type { FoundWords, UnitLookup, Searched } from '../words/find-words.ts'
import { addCounts, countRange, cutRanges } from './count-range.ts'
import type { Range, RangeTask } from './count-range.ts'
import { planTasks, shareSearch } from './share.ts'
import { codesOfLook, shareLook } from './words-task.ts'
import type { WordsShare } from './words-task.ts'
import { createScanPool } from './scan-pool.ts'
import type { ScanPool } from './scan-pool.ts'
import type { ColorTask, ScanThread, startScanThread } from './scan-thread.ts'

/** Threads are used from so many codes on: fewer take two milliseconds, and asking threads takes a good part of that. */
const LARGE = 2_000_000
/** One core is for the main thread. More than three other threads would wait for memory. */
const THREADS = Math.min(3, availableParallelism() - 1)
/** A search for words reads at most so many codes of each SKU, apart from rare ones. */
const MOST_OF_A_SKU = 4
/** Idle threads only hold memory. */
const IDLE_MS = 60_000

export interface CrewDeps {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Threads are used from so many codes on: each SKU for each column or word, each colour, and each place of a word. */
  fromCodes?: number | undefined
  threads?: number | undefined
  /** After so many ms without a request the threads are ended, until the next request. */
  idleMs?: number | undefined
  startThread?: typeof startScanThread | undefined
}

/** Scans a large catalogue on several cores: this thread and others take a part each. A small scan runs in this thread. */
export interface ScanCrew {
  count(plan: CountPlan): FacetCounts | Promise<FacetCounts>
  /** Finds a colour; afterwards `bitsOfColor` has it in its cache. */
  findColor(columns: ColorColumns, wanted: WantedColor): void | Promise<void>
  /** Finds the SKUs that have the words of a keyword; afterwards `findWords` has them in its cache. */
  findWords(model: Searched, keyword: string): void | Promise<void>
  /** How many threads are available now. */
  size(): number
  close(): Promise<void>
}

/** Until the threads have started, this thread works alone. */
export function createScanCrew({
  log,
  fromCodes = LARGE,
  threads = THREADS,
  idleMs = IDLE_MS,
  startThread,
}: CrewDeps): ScanCrew {
  const pool = createScanPool({ log, threads, idleMs, startThread })

  return {
    count(plan) {
      if (!pool.canAsk() || mostCodes(plan) < fromCodes) return countPlan(plan)
      const bits = plan.sets.map(({ except }) => bitsUnder(plan.model, plan.groups, except))
      if (countCodes(plan, bits) < fromCodes) return countPlan(plan)
      const ready = pool.gather()
      const taskOf = ready.length ? withShared(() => planTasks(plan, bits)) : undefined
      return taskOf ? countApart(pool, plan, { taskOf, ready }) : countPlan(plan)
    },
    findColor(columns, wanted) {
      if (!pool.canAsk() || columns.place.length < fromCodes || knownColor(columns, wanted)) return
      const search = searchOf(columns)
      if (search.slots.length < fromCodes) return
      const ready = pool.gather()
      const shared = ready.length ? withShared(() => shareSearch(search)) : undefined
      return shared && findApart(pool, columns, { task: { search: shared, wanted }, ready })
    },
    findWords(model, keyword) {
      if (!pool.canAsk() || model.skuIds.length < fromCodes / MOST_OF_A_SKU) return
      return findWordsApart(model, keyword, (look) => {
        if (codesOfLook(model, look) < fromCodes) return lookHere(model, look)
        const ready = pool.gather()
        const shares = ready.length ? withShared(() => shareLook(look, ready.length + 1)) : undefined
        return shares ? lookApart(pool, model, { look, ready, shares }) : lookHere(model, look)
      })
    },
    size: () => pool.size(),
    close: () => pool.close(),
  }
}

async function countApart(
  pool: ScanPool,
  plan: CountPlan,
  { taskOf, ready }: { taskOf: (range: Range) => RangeTask; ready: ScanThread[] },
): Promise<FacetCounts> {
  const [sums = [], ...others] = await pool.shareOut(ready, cutRanges(plan.model, ready.length + 1), {
    ask: async (thread, range) => thread.count(taskOf(range)),
    here: (range) => countRange(taskOf(range)),
  })
  for (const counts of others) addCounts(sums, counts)
  return readCounts(plan, sums)
}

async function findApart(
  pool: ScanPool,
  columns: ColorColumns,
  { task: { search, wanted }, ready }: { task: Omit<ColorTask, 'share'>; ready: ScanThread[] },
): Promise<void> {
  const every = ready.length + 1
  const shares = Array.from({ length: every }, (_, first) => ({ first, every }))
  const found = await pool.shareOut(ready, shares, {
    ask: async (thread, share) => thread.findColor({ search, wanted, share }),
    here: (share) => findColor(search, wanted, share),
  })
  keepColor(columns, wanted, unite(search.size, found))
}

async function lookApart(
  pool: ScanPool,
  model: Searched,
  { look, ready, shares }: { look: UnitLookup; ready: ScanThread[]; shares: WordsShare[] },
): Promise<FoundWords> {
  const found = nothingFound(model, look)
  await pool.shareOut(ready, shares, {
    async ask(thread, { finders, task }) {
      const scored = await thread.scoreWords(task)
      for (const [index, [{ segment }]] of finders.entries())
        if (scored[index]) place(model, segment, scored[index], found)
    },
    here: ({ finders }) => scoreAll(model, { ...look, finders }, found),
  })
  return found
}

/** Returns undefined if there is no shared memory. */
function withShared<Made>(make: () => Made): Made | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof NoSharedMemory) return undefined
    throw error
  }
}

/** An upper bound of how many codes are counted. */
function mostCodes({ model, sets }: CountPlan): number {
  return sets.reduce((sum, { columns }) => sum + model.skuIds.length * columns.length, 0)
}

function countCodes({ model, sets }: CountPlan, bits: readonly (Bits | undefined)[]): number {
  return sets.reduce((sum, { columns }, index) => {
    const ofSet = bits[index]
    return sum + columns.length * (ofSet ? countBits(ofSet) : model.skuIds.length)
  }, 0)
}
