import { availableParallelism } from 'node:os'
import { noteWaiting } from '../calls/waits.ts'
import { createFairQueue } from '../fair-queue.ts'
import { counter } from '../metrics/counter.ts'
import type { AnyPicture } from '../pictures/pictures.ts'
import { alone } from '../postgres/among-servers.ts'
import type { AmongServers } from '../postgres/among-servers.ts'
import { NotMade } from './maker.ts'
import type { Maker, Wish } from './maker.ts'

interface MakingDeps {
  maker: Pick<Maker, 'make' | 'makeAtLeast' | 'close'>
  findMade(key: string): Promise<Buffer | undefined>
  keepMade(key: string, file: Buffer): Promise<void>
  amongServers?: AmongServers | undefined
  /** The longest that making a file takes, in ms. */
  mostMs?: number | undefined
}

/** Makes each file once, however many ask for it, and serves those who ask in turn. */
export interface Making {
  make(key: string, wish?: Wish): Promise<Buffer>
  makeAtLeast(key: string, width: number, wish?: Wish): Promise<AnyPicture>
  /** How many wait for their turn. */
  waiting(): number
  close(): Promise<void>
}

const AT_ONCE = availableParallelism()
/** Most askers in the queue, as for resized pictures. */
const MOST = { all: 600, each: 200 }
const MOST_MS = 30_000
/** At the lowest priority, on a busy machine. */
const MOST_IDLE_MS = 10 * 60_000
/** Whoever waits in front of a page does not wait longer for another server, which may be drawing at its leisure. */
const MOST_FOR_OTHERS_MS = 3000
const MOMENT_MS = 1000
const WHOLE = Infinity
const OURSELVES = 'the server'
const ASKED: Wish = { urgency: 'asked' }

const madeFiles = counter('quarry_files_made_total', 'Files that were made because they were missing')
const makingTime = counter('quarry_file_make_seconds_total', 'Seconds that making files took, its waiting not counted')
const failures = counter('quarry_file_make_failures_total', 'Files that could not be made when they were wanted')

/** What was made, and up to which width it serves: a whole file serves for all. */
type Made = { file: Buffer; reach: typeof WHOLE } | { picture: AnyPicture; reach: number }

type MakeFile = (key: string, width: number, wish: Wish) => Promise<Made>

export function createMaking(deps: MakingDeps): Making {
  const closing = new AbortController()
  const makeFile = createFileMaking(deps, closing.signal)
  const { ask, underWay, waiting } = createAsking(makeFile)
  const makeIdly = createIdleMaking(makeFile, underWay)
  const wanted: MakeFile = async (key, width, wish) =>
    wish.urgency === 'asked' ? ask(key, width, wish) : makeIdly(key, width, wish)
  return {
    async make(key, wish = ASKED) {
      const made = await wanted(key, WHOLE, wish)
      if ('file' in made) return made.file
      throw new Error('a picture was made in place of a file')
    },
    async makeAtLeast(key, width, wish = ASKED) {
      const made = await wanted(key, width, wish)
      return 'file' in made ? made.file : made.picture
    },
    waiting,
    async close() {
      closing.abort()
      await deps.maker.close()
    },
  }
}

/** Makes a file whole, or a picture smaller where that costs less. Rejects when it takes too long, and at the end. */
function createFileMaking(deps: MakingDeps, closing: AbortSignal): MakeFile {
  const { maker, findMade, keepMade, amongServers = alone, mostMs = MOST_MS } = deps

  /** Leaves what the maker does not make in time. */
  async function inTime<Answer>(work: Promise<Answer>, ms: number): Promise<Answer> {
    const over = Promise.withResolvers<never>()
    const timer = setTimeout(() => over.reject(new NotMade('making a file took too long')), ms)
    // A promise of the end in each race would hold every file that was made.
    const end = () => over.reject(new NotMade('the server stops'))
    closing.addEventListener('abort', end, { once: true })
    if (closing.aborted) end()
    return Promise.race([work, over.promise]).finally(() => {
      clearTimeout(timer)
      closing.removeEventListener('abort', end)
    })
  }

  async function makeWhole(key: string, wish: Wish, ms: number): Promise<Made> {
    const file = await amongServers(`file ${key}`, {
      find: async () => findMade(key),
      async make() {
        const made = await inTime(maker.make(key, wish), ms)
        await keepMade(key, made)
        return made
      },
      mostMs: wish.urgency === 'asked' ? MOST_FOR_OTHERS_MS : MOST_IDLE_MS,
      signal: wish.signal,
    })
    return { file, reach: WHOLE }
  }

  return async (key, width, wish) => {
    const ms = wish.urgency === 'asked' ? mostMs : MOST_IDLE_MS
    const begunAt = performance.now()
    try {
      const picture = width === WHOLE ? undefined : await inTime(maker.makeAtLeast(key, width, wish), ms)
      const made = picture ? { picture, reach: width } : await makeWhole(key, wish, ms)
      madeFiles.add()
      makingTime.add((performance.now() - begunAt) / 1000)
      return made
    } catch (error) {
      failures.add()
      throw error
    }
  }
}

/** A file that somebody asks for. What was made of it stays until all who waited have it. */
interface Asked {
  /** The widths that are waited for. */
  widths: number[]
  /** The last making, which may be over. */
  making: Promise<Made> | undefined
  isUnderWay: boolean
  /** Up to which width the last making serves; for all, if it failed. */
  reach: number
  hasFailed: boolean
}

const UNMADE = { making: undefined, isUnderWay: false, reach: 0, hasFailed: false }

/** Makes what is asked for in turn, each file once for all who wait for it. */
function createAsking(makeFile: MakeFile) {
  const inTurn = noteWaiting(
    createFairQueue({ atOnce: AT_ONCE, atOnceEach: AT_ONCE, most: MOST.all, mostEach: MOST.each }),
  )
  const askedByKey = new Map<string, Asked>()
  return {
    ask,
    underWay: (key: string) => (askedByKey.get(key)?.isUnderWay ? askedByKey.get(key)?.making : undefined),
    waiting: () => inTurn.sizes().waiting,
  }

  async function ask(key: string, width: number, { whose = OURSELVES, signal }: Wish): Promise<Made> {
    const asked = askedByKey.get(key) ?? { ...UNMADE, widths: [] }
    askedByKey.set(key, asked)
    asked.widths.push(width)
    try {
      for (;;) {
        // Everybody waits in their own turn, so that nobody gets behind the others of one who asks for much.
        if (!asked.isUnderWay) await inTurn(whose, async () => takeTurn(key, asked, width), signal)
        const made = await asked.making
        if (made && made.reach >= width) return made
      }
    } finally {
      asked.widths.splice(asked.widths.indexOf(width), 1)
      forgetUnwanted(key, asked)
    }
  }

  /** Whoever finds it under way leaves the turn to others. */
  async function takeTurn(key: string, asked: Asked, width: number): Promise<void> {
    if (asked.isUnderWay || asked.reach >= width) return
    asked.isUnderWay = true
    // For the widest of those who wait; what has begun is made even if nobody waits any more: it is kept.
    asked.making = makeFile(key, Math.max(...asked.widths), ASKED)
    const made = await asked.making.catch(() => undefined)
    Object.assign(asked, { isUnderWay: false, reach: made?.reach ?? WHOLE, hasFailed: !made })
  }

  /** What was made stays for a moment: somebody may just have looked in vain where it is kept by now. */
  function forgetUnwanted(key: string, asked: Asked): void {
    const forget = () => {
      if (asked.widths.length === 0 && askedByKey.get(key) === asked) askedByKey.delete(key)
    }
    if (asked.hasFailed || asked.reach === 0) forget()
    else setTimeout(forget, MOMENT_MS).unref()
  }
}

/** What is made at leisure waits for nobody, and nobody who asks waits for it. */
function createIdleMaking(makeFile: MakeFile, underWay: (key: string) => Promise<Made> | undefined): MakeFile {
  const begunByName = new Map<string, Promise<Made>>()
  return async (key, width, wish) => {
    const made = await underWay(key)
    if (made && made.reach >= width) return made
    const name = `${key} ${width}`
    const begun = begunByName.get(name) ?? makeFile(key, width, wish).finally(() => begunByName.delete(name))
    begunByName.set(name, begun)
    return begun
  }
}
