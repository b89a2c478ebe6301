import type { Logger } from 'pino'
import type { EncoderThread, ModelPixels } from './encoder-thread.ts'

export type EncoderLog = Pick<Logger, 'warn'>

/** A picture that kills every thread must not keep the machine busy with starting threads. */
const LEAST_BETWEEN_STARTS_MS = 10_000

/**
 * Replaces a thread that ended by itself: at the next request, and at most once in ten seconds. Requests that waited when it ended
 * fail, and so do those that come before another may be started.
 */
export async function keepThread<Opened, Picture extends ModelPixels>(
  start: () => Promise<EncoderThread<Opened, Picture>>,
  log?: EncoderLog,
): Promise<Omit<EncoderThread<Opened, Picture>, 'failure'>> {
  const { opened, ...first } = await start()
  let current: Promise<Omit<EncoderThread<Opened, Picture>, 'opened'>> = Promise.resolve(first)
  let startedAt: number | undefined
  let isClosed = false
  return {
    opened,
    run: async (picture, turn) => (await running()).run(picture, turn),
    async close() {
      isClosed = true
      await current.then(
        async (thread) => thread.close(),
        () => undefined,
      )
    },
  }

  async function running(): Promise<Omit<EncoderThread<Opened, Picture>, 'opened'>> {
    const before = current
    const failure = await before.then(
      (thread) => thread.failure(),
      (error: unknown) => error as Error,
    )
    // The first of the requests that waited for the same thread starts another.
    if (!failure || isClosed || before !== current) return current
    if (startedAt !== undefined && performance.now() - startedAt < LEAST_BETWEEN_STARTS_MS) throw failure
    startedAt = performance.now()
    log?.warn({ err: failure }, 'the image encoder ended by itself and is started anew')
    current = start()
    return current
  }
}
