import type { FastifyInstance } from 'fastify'
import type { ProductEvent } from '../../../contract/analysis.ts'
import type { Band } from '../../../contract/image-search.ts'
import type { UsageEntry } from '../../../contract/usage.ts'
import type { Caller } from '../../platform/http/guard.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import type { UsageDeps } from '../deps.ts'
import type { UsageClient, DayOfUse } from './day-of-use.ts'
import { createDays } from './days-of-use.ts'
import type { WaitingEvent } from './waiting-event.ts'
import { findKnown } from './find-known.ts'
import { tallyOf } from './tally.ts'
import type { UsageTally } from './tally.ts'
import { writeTally } from './write-tally.ts'
import { wordsOf } from './words.ts'

const PAUSE_MS = 1000
/** Events in one go: looking them up takes the thread for a while. */
const MOST_AT_ONCE = 1000
/** In memory. While the database is down, further events are not counted. */
const MOST_WAITING = 20_000
/** Searches among the waiting events: each takes some milliseconds, so that a flush takes some seconds at most. */
const MOST_SEARCHES_WAITING = 500

/** The request of a browser that reports events. */
type From = Pick<RequestContext, 'asksToBeLeftOut' | 'clientAddress' | 'userAgent' | 'accessToken'>

/** Counts events after the answers: a call leaves them in memory, and they are written every second. */
export interface UseCount {
  /** Counts events that a browser reports. */
  countUses(uses: readonly UsageEntry[], context: From): void
  /** Counts what a member did with SKUs. */
  countSkus(event: ProductEvent, skuIds: readonly string[], caller: Caller): void
  /** Counts a search by picture; further pages name the same picture. */
  countImage(band: Band | 'none', picture: string, caller: Caller): void
  /** Writes what waits. Throws where that fails; then it waits on. */
  write(): Promise<void>
  /** Forgets the marks of other days. */
  forgetOtherDays(): void
}

export function createUseCount(app: FastifyInstance, deps: UsageDeps): UseCount {
  const { today, forgetOthers } = createDays(deps.clock, app.log)
  let waiting: WaitingEvent[] = []
  let searches = 0
  let unwritten: UsageTally | undefined
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let fullDay = ''

  function add(thing: WaitingEvent): void {
    const isSearch = thing.kind === 'search'
    if (waiting.length < MOST_WAITING && (!isSearch || searches < MOST_SEARCHES_WAITING)) {
      waiting.push(thing)
      if (isSearch) searches += 1
    } else if (fullDay !== thing.day.day) {
      fullDay = thing.day.day
      app.log.warn('what is done is not counted: too much waits to be written')
    }
    timer ??= setTimeout(writeOrTell, PAUSE_MS).unref()
  }

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // In sequence: a caller that waits for this write has waited for the earlier ones.
    writing = writing.catch(() => undefined).then(writeAll)
    await writing
  }

  async function writeAll(): Promise<void> {
    if (unwritten) await writeNow(unwritten)
    // Only what waits now: with later events a flush could take for ever.
    for (let left = waiting.length; left > 0; left -= MOST_AT_ONCE) {
      const done = waiting.slice(0, Math.min(left, MOST_AT_ONCE))
      // oxlint-disable-next-line no-await-in-loop -- what fails stays where it is, and what comes after it waits
      const known = await findKnown({ ...deps, log: app.log }, done)
      waiting = waiting.slice(done.length)
      searches -= done.filter(({ kind }) => kind === 'search').length
      // oxlint-disable-next-line no-await-in-loop -- as above
      await writeNow(tallyOf(done, known))
    }
  }

  async function writeNow(tally: UsageTally): Promise<void> {
    unwritten = tally
    await writeTally(deps.db, tally)
    unwritten = undefined
  }

  function writeOrTell(): void {
    write().catch((error: unknown) => {
      app.log.warn({ err: error }, 'what is done is counted later')
      timer ??= setTimeout(writeOrTell, PAUSE_MS).unref()
    })
  }

  app.addHook('onClose', async () => {
    await write().catch(() => undefined)
    clearTimeout(timer)
  })

  return {
    countUses(uses, { asksToBeLeftOut, clientAddress, userAgent, accessToken }) {
      if (asksToBeLeftOut || uses.length === 0) return
      const day = today()
      const client = day.browser(clientAddress, userAgent)
      const token = accessToken === undefined ? undefined : deps.leftOut.keyOf(accessToken)
      for (const use of uses) {
        const thing = use.event === 'view' ? viewed(day, client, use) : searched(day, client, use)
        if (thing) add({ ...thing, token })
      }
    },
    countSkus(event, skuIds, caller) {
      if (!caller.isCounted || skuIds.length === 0) return
      const day = today()
      const client = day.member(caller.memberId)
      for (const skuId of skuIds) {
        if (!day.isFirst(client, event, skuId)) continue
        add({ kind: 'product', day, client, event, skuId, isFirst: true, openedBy: undefined, token: undefined })
      }
    },
    countImage(band, picture, caller) {
      if (!caller.isCounted) return
      const day = today()
      if (day.isFirst(day.member(caller.memberId), 'image', picture))
        add({ kind: 'image', day, event: `image_${band}` })
    },
    write,
    forgetOtherDays: forgetOthers,
  }
}

function viewed(day: DayOfUse, client: UsageClient, { skuId, foundBy }: UsageEntry & { event: 'view' }) {
  const words = foundBy === undefined ? '' : wordsOf(foundBy)
  const isFirst = day.isFirst(client, 'view', skuId)
  const isOpened = day.has(client, 'search', words) && day.isFirst(client, 'opened', `${skuId} ${words}`)
  if (!isFirst && !isOpened) return undefined
  return {
    kind: 'product' as const,
    day,
    client,
    event: 'view' as const,
    skuId,
    isFirst,
    openedBy: isOpened ? words : undefined,
  }
}

function searched(day: DayOfUse, client: UsageClient, { keyword }: UsageEntry & { event: 'search' }) {
  const words = wordsOf(keyword)
  if (words === '' || !day.isFirst(client, 'search', words)) return undefined
  return { kind: 'search' as const, day, client, words, typed: keyword }
}
