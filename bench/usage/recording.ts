import { fastify } from 'fastify'
import { createClock } from '../../server/platform/clock.ts'
import { createUseCount } from '../../server/usage/recording/use-count.ts'
import type { Db } from '../../server/database.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { spreadOf } from '../spread.ts'

const CALLS = 10_000
/** A call may wait for the garbage of the one before. */
const TARGET_MS = 0.2

/** The time that counting adds to a call: a view of one product by a new browser each time. */
export async function recordingFigure(db: Db, skuIds: readonly string[]): Promise<Figure> {
  const app = fastify()
  const uses = createUseCount(app, {
    db,
    clock: createClock(),
    finding: { follow: async () => Promise.reject(new Error('nothing is looked for')) },
    leftOut: { keyOf: (token) => token, findAmong: async () => new Set() },
  })
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const context = contextOf(`10.${call >> 16}.${(call >> 8) & 255}.${call & 255}`)
    const skuId = skuIds[call % skuIds.length] ?? ''
    const began = performance.now()
    uses.countUses([{ event: 'view', skuId }], context)
    times.push(performance.now() - began)
    // Lets pending writes run, as they do between calls.
    if (call % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await app.close()
  return latencyFigure('recording an event, what it costs the call', spreadOf(times), { target: { atMost: TARGET_MS } })
}

function contextOf(clientAddress: string) {
  return {
    clientAddress,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    asksToBeLeftOut: false,
    accessToken: undefined,
  }
}
