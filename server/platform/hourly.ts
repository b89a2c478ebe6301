import type { FastifyInstance } from 'fastify'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How far the clock may move, beyond the time that has passed, and still be trusted. In ms. */
const PLAUSIBLE = 1.5 * HOUR

/** Both in ms: the wall clock, and a monotonic clock. */
interface Times {
  clock(): number
  passed(): number
}
const systemTimes: Times = { clock: () => Date.now(), passed: () => performance.now() }

/**
 * Runs `tidy` when the server begins to listen and every hour after that: for what each server has itself; one server tidies the
 * database (`queue.hourly`). Failures are logged and retried. After a jump of the clock it pauses until the clock was steady for an
 * hour, because a wrong date would delete data for good.
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

/** Returns whether the clock can be trusted now. Its first value is trusted, because there is nothing to compare it with. */
export function createDoubt({ clock, passed }: Times = systemTimes): () => boolean {
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
