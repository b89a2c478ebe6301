import type { FastifyInstance } from 'fastify'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** By how much more the clock may have gone on than time has, since it was believed last. */
const PLAUSIBLE = 1.5 * HOUR

/** In milliseconds: what the clock says, and what has passed however the clock is set. */
interface Times {
  clock(): number
  passed(): number
}
const systemTimes: Times = { clock: () => Date.now(), passed: () => performance.now() }

/**
 * Has it done when the server begins to listen, and every hour from then on. What fails is logged, and tried again. Where the clock
 * has jumped nothing is done until it has stood by what it says for an hour: what is swept by a wrong day is gone for good.
 */
export function hourly(app: FastifyInstance, tidy: () => Promise<void>, times: Times = systemTimes): void {
  const isBelieved = createDoubt(times)
  const run = () => {
    if (!isBelieved()) {
      app.log.warn('the clock has jumped: nothing is swept until it has said the same for an hour')
      return
    }
    tidy().catch((error: unknown) => app.log.warn({ err: error }, 'not everything was swept'))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    run()
    timer = setInterval(run, HOUR).unref()
  })
  app.addHook('onClose', () => clearInterval(timer))
}

/** Whether the clock is to be believed now. There is nothing to compare its first word with. */
function createDoubt({ clock, passed }: Times): () => boolean {
  let believed: { ahead: number } | undefined
  let doubted: { ahead: number; since: number } | undefined
  return () => {
    const since = passed()
    const ahead = clock() - since
    const isNear = (other: { ahead: number }) => Math.abs(ahead - other.ahead) <= PLAUSIBLE
    const hasStood = doubted && isNear(doubted) && since - doubted.since >= HOUR - MINUTE
    if (!believed || isNear(believed) || hasStood) {
      believed = { ahead }
      doubted = undefined
      return true
    }
    if (!doubted || !isNear(doubted)) doubted = { ahead, since }
    return false
  }
}
