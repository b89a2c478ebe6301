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
import { createWaitingEvents } from './waiting-events.ts'
import { findKnown } from './find-known.ts'
import { tallyOf } from './tally.ts'
import type { UsageTally } from './tally.ts'
import { writeShared } from './write-shared.ts'
import { writeTally } from './write-tally.ts'
import { wordsOf } from './words.ts'

const PAUSE_MS = 1000
/** Events in one go: looking them up takes the thread for a while. */
const MOST_AT_ONCE = 1000
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
  const waiting = createWaitingEvents(app.log)
  let unwritten: UsageTally | undefined
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function add(thing: WaitingEvent): void {
    waiting.add(thing)
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
    for (let left = waiting.count; left > 0; left -= MOST_AT_ONCE) {
      const done = waiting.first(Math.min(left, MOST_AT_ONCE))
      // oxlint-disable no-await-in-loop -- what fails stays where it is, and what comes after it waits
      const known = await findKnown({ ...deps, log: app.log }, done)
      if (deps.isOneOfSeveral) await writeShared(deps.db, done, known)
      waiting.remove(done.length)
      if (!deps.isOneOfSeveral) await writeNow(tallyOf(done, known))
      // oxlint-enable no-await-in-loop
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
        const thing = use.event === 'view' ? viewed(day, client, use, deps) : searched(day, client, use)
        if (thing) add({ ...thing, token })
      }
    },
    countSkus(event, skuIds, caller) {
      if (!caller.isCounted || skuIds.length === 0) return
      const day = today()
      const client = day.member(caller.memberId)
      const common = {
        kind: 'product',
        day,
        client,
        event,
        isFirst: true,
        openedBy: undefined,
        token: undefined,
      } as const
      for (const skuId of skuIds) if (day.isFirst(client, event, skuId)) add({ ...common, skuId })
    },
    countImage(band, picture, caller) {
      if (!caller.isCounted) return
      const day = today()
      const client = day.member(caller.memberId)
      if (day.isFirst(client, 'image', picture)) add({ kind: 'image', day, client, event: `image_${band}`, picture })
    },
    write,
    forgetOtherDays: forgetOthers,
  }
}

/** The search that led here may have been made on another server. */
function viewed(
  day: DayOfUse,
  client: UsageClient,
  { skuId, foundBy }: UsageEntry & { event: 'view' },
  { isOneOfSeveral }: Pick<UsageDeps, 'isOneOfSeveral'>,
) {
  const words = foundBy === undefined ? '' : wordsOf(foundBy)
  const isFirst = day.isFirst(client, 'view', skuId)
  const isLed = words !== '' && (isOneOfSeveral || day.has(client, 'search', words))
  const isOpened = isLed && day.isFirst(client, 'opened', `${skuId} ${words}`)
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
