import type { FastifyInstance } from 'fastify'
import { getFeed } from '../../contract/feed.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { Language } from '../../contract/problem.ts'
import { noteWaiting } from '../platform/calls/waits.ts'
import { createFairQueue } from '../platform/fair-queue.ts'
import { createAdmission } from '../platform/http/admission.ts'
import { answer, rawInputOf, parseInput } from '../platform/http/serve.ts'
import { atOneLongMoment, atOneMoment } from '../platform/postgres/database.ts'
import { spoolWhole } from '../platform/storage/spooled-file.ts'
import type { SpooledFile } from '../platform/storage/spooled-file.ts'
import { countCall } from './find-key.ts'
import { followForFeed } from './following/follow-catalogue.ts'
import type { FeedDeps } from './deps.ts'
import { writeFeed } from './write-feed.ts'

/** Answers that are made at a time, each for another key. Each takes one of the connections for long queries, and half a core. */
const AT_ONCE = 2
/**
 * Answers that wait, are made or are being sent. A key may have several: a client may ask again before the server knows that it has
 * read the last one.
 */
const MOST = { all: 40, eachMember: 3, eachClient: 20 }

const UNKNOWN: Record<Language, string> = {
  en: 'the feed has not come to this version; the catalogue was brought back to an older state, or is another one. Begin again with 0',
  'zh-CN': '数据接口尚无此版本：材料库已恢复到较早的状态，或并非同一材料库，请从 0 重新开始',
}

/**
 * Serves the feed. An answer is a snapshot of the catalogue, written to a file before anything is sent, so that a slow reader holds
 * no database connection.
 */
export function registerAnswer(app: FastifyInstance, deps: FeedDeps): void {
  const inTurn = noteWaiting(createFairQueue({ atOnce: AT_ONCE }))
  const takePlace = createAdmission(MOST)

  answer(app, getFeed, async ({ request, reply, context }) => {
    const input = parseInput(getFeed, rawInputOf(getFeed, request), context.language)
    const { id } = context.caller.key
    const leave = takePlace({ memberId: id, clientAddress: context.clientAddress })
    const through = new AbortController()
    reply.raw.once('close', () => {
      leave()
      through.abort()
    })
    // The client may have gone during the check of its key.
    if (reply.raw.closed) leave()
    if (reply.raw.closed) through.abort()
    await countCall(deps, id)
    const { signal } = through
    const file = await inTurn(id, async () => make(deps, input, { signal, language: context.language }), signal).catch(
      // The client has gone, so this is no error.
      (error: unknown) => Promise.reject(signal.aborted ? new Problem(503) : error),
    )
    if (signal.aborted) {
      await file.close()
      throw new Problem(503)
    }
    reply.type('application/x-ndjson; charset=utf-8').headers({
      'Cache-Control': 'no-store',
      'Content-Length': file.size,
      'X-Content-Type-Options': 'nosniff',
    })
    return file.read()
  })
}

/** Throws Problem 400 for a version that the feed has not reached. */
async function make(
  { db, publicUrl, openSpool }: FeedDeps,
  input: ParsedInputOf<typeof getFeed>,
  { signal, language }: { signal: AbortSignal; language: Language },
): Promise<SpooledFile> {
  await followForFeed(db)
  const atMoment = input.since === 0 ? atOneLongMoment : atOneMoment
  return atMoment(db, ({ trx }) =>
    spoolWhole(openSpool, async (file) => {
      const write = async (bytes: Uint8Array) => file.write(bytes)
      const isKnown = await writeFeed({ trx, publicUrl, signal, write }, input)
      if (!isKnown) throw new Problem(400, { field: 'since', reason: UNKNOWN[language] })
    }),
  )
}
