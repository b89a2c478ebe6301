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
import { startScanThread } from './scan-thread.ts'
import type { ColorTask, ScanThread } from './scan-thread.ts'

/** To count fewer codes takes two milliseconds, and to ask others a good part of that. */
const LARGE = 2_000_000
/** One core is for the thread that answers; more than three others wait for memory. */
const THREADS = Math.min(3, availableParallelism() - 1)
/** A question for words reads at most so many codes of each SKU, but for very few. */
const MOST_OF_A_SKU = 4
/** Threads at rest are memory that nobody uses. */
const IDLE_MS = 60_000
/** Threads that died so often with nothing done do so for a reason. */
const MOST_DEATHS = 3

export interface CrewDeps {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** From how many codes on others are asked: one for each SKU and column or word, for each colour, and for each place of a word. */
  fromCodes?: number | undefined
  threads?: number | undefined
  /** After how long without a question they are ended until the next one, in ms. */
  idleMs?: number | undefined
}

/** Scans what is large with every core: this thread and others take a part each. What is small is done at once. */
export interface ScanCrew {
  count(plan: CountPlan): FacetCounts | Promise<FacetCounts>
  /** Finds a colour, which `bitsOfColor` knows from then on. */
  findColor(columns: ColorColumns, wanted: WantedColor): void | Promise<void>
  /** Finds what has the words of a keyword, which `findWords` knows from then on. */
  findWords(model: Searched, keyword: string): void | Promise<void>
  /** How many threads can be asked now. */
  size(): number
  close(): Promise<void>
}

/**
 * The threads start with the first question about a large catalogue; until they can be asked, this thread works alone. What a
 * thread that ends had to do is done here.
 */
export function createScanCrew({
  log,
  fromCodes = LARGE,
  threads: most = THREADS,
  idleMs = IDLE_MS,
}: CrewDeps): ScanCrew {
  let threads: ScanThread[] = []
  let deaths = 0
  let isClosed = false
  let resting: NodeJS.Timeout | undefined

  return {
    count(plan) {
      if (!canAsk() || mostCodes(plan) < fromCodes) return countPlan(plan)
      const bits = plan.sets.map(({ except }) => bitsUnder(plan.model, plan.groups, except))
      if (countCodes(plan, bits) < fromCodes) return countPlan(plan)
      const ready = gather()
      const taskOf = ready.length ? withShared(() => planTasks(plan, bits)) : undefined
      return taskOf ? countApart(plan, taskOf, ready) : countPlan(plan)
    },
    findColor(columns, wanted) {
      if (!canAsk() || columns.place.length < fromCodes || knownColor(columns, wanted)) return
      const search = searchOf(columns)
      if (search.slots.length < fromCodes) return
      const ready = gather()
      const shared = ready.length ? withShared(() => shareSearch(search)) : undefined
      return shared && findApart(columns, { search: shared, wanted }, ready)
    },
    findWords(model, keyword) {
      if (!canAsk() || model.skuIds.length < fromCodes / MOST_OF_A_SKU) return
      return findWordsApart(model, keyword, (look) => {
        if (codesOfLook(model, look) < fromCodes) return lookHere(model, look)
        const ready = gather()
        const shares = ready.length ? withShared(() => shareLook(look, ready.length + 1)) : undefined
        return shares ? lookApart(model, look, { ready, shares }) : lookHere(model, look)
      })
    },
    size: () => threads.filter((thread) => thread.isReady()).length,
    async close() {
      isClosed = true
      await end()
    },
  }

  function canAsk(): boolean {
    return !isClosed && deaths < MOST_DEATHS
  }

  /** Those that can be asked; missing ones are started. */
  function gather(): ScanThread[] {
    clearTimeout(resting)
    resting = setTimeout(() => void end(), idleMs).unref()
    for (let missing = most - threads.length; missing > 0; missing--) start()
    return threads.filter((thread) => thread.isReady())
  }

  function start(): void {
    if (!canAsk()) return
    try {
      const thread: ScanThread = startScanThread((error) => {
        threads = threads.filter((other) => other !== thread)
        noteDeath(error)
      })
      threads.push(thread)
    } catch (error) {
      noteDeath(error)
    }
  }

  function noteDeath(error: unknown): void {
    deaths += 1
    const next = canAsk() ? 'another is started' : 'no other is started'
    log.warn({ err: error }, `a thread that scans the catalogue ended by itself; ${next}`)
  }

  async function end(): Promise<void> {
    clearTimeout(resting)
    const ended = threads
    threads = []
    await Promise.all(ended.map(async (thread) => thread.close()))
  }

  async function countApart(
    plan: CountPlan,
    taskOf: (range: Range) => RangeTask,
    ready: ScanThread[],
  ): Promise<FacetCounts> {
    const [sums = [], ...others] = await shareOut(ready, cutRanges(plan.model, ready.length + 1), {
      ask: async (thread, range) => thread.count(taskOf(range)),
      here: (range) => countRange(taskOf(range)),
    })
    for (const counts of others) addCounts(sums, counts)
    return readCounts(plan, sums)
  }

  async function findApart(
    columns: ColorColumns,
    { search, wanted }: Omit<ColorTask, 'share'>,
    ready: ScanThread[],
  ): Promise<void> {
    const every = ready.length + 1
    const shares = Array.from({ length: every }, (_, first) => ({ first, every }))
    const found = await shareOut(ready, shares, {
      ask: async (thread, share) => thread.findColor({ search, wanted, share }),
      here: (share) => findColor(search, wanted, share),
    })
    keepColor(columns, wanted, unite(search.size, found))
  }

  async function lookApart(
    model: Searched,
    look: UnitLookup,
    { ready, shares }: { ready: ScanThread[]; shares: WordsShare[] },
  ): Promise<FoundWords> {
    const found = nothingFound(model, look)
    await shareOut(ready, shares, {
      async ask(thread, { finders, task }) {
        const scored = await thread.scoreWords(task)
        for (const [index, [{ segment }]] of finders.entries())
          if (scored[index]) place(model, segment, scored[index], found)
      },
      here: ({ finders }) => scoreAll(model, { ...look, finders }, found),
    })
    return found
  }

  /** What each part gives: of the first here, while threads are asked for one of the others each. */
  async function shareOut<Part, Result>(
    ready: ScanThread[],
    parts: readonly Part[],
    { ask, here }: { ask(thread: ScanThread, part: Part): Promise<Result>; here(part: Part): Result },
  ): Promise<Result[]> {
    const asked = parts.slice(1).map(async (part, index) => {
      try {
        const thread = ready[index]
        const result = thread && { of: await ask(thread, part) }
        deaths = 0
        return result
      } catch {
        return undefined
      }
    })
    const results = parts.slice(0, 1).map(here)
    for (const [index, part] of parts.slice(1).entries()) {
      const result = await asked[index]
      results.push(result ? result.of : here(part))
    }
    return results
  }
}

/** What `make` makes; undefined where there is no memory that threads could share. */
function withShared<Made>(make: () => Made): Made | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof NoSharedMemory) return undefined
    throw error
  }
}

/** At most so many codes are counted. */
function mostCodes({ model, sets }: CountPlan): number {
  return sets.reduce((sum, { columns }) => sum + model.skuIds.length * columns.length, 0)
}

function countCodes({ model, sets }: CountPlan, bits: readonly (Bits | undefined)[]): number {
  return sets.reduce((sum, { columns }, index) => {
    const ofSet = bits[index]
    return sum + columns.length * (ofSet ? countBits(ofSet) : model.skuIds.length)
  }, 0)
}
