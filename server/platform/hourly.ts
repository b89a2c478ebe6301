import type { FastifyInstance } from 'fastify'

const HOUR = 60 * 60_000

/** Has it done when the server begins to listen, and every hour from then on. What fails is logged, and tried again. */
export function hourly(app: FastifyInstance, tidy: () => Promise<void>): void {
  const run = () => {
    tidy().catch((error: unknown) => app.log.warn({ err: error }, 'not everything was swept'))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    run()
    timer = setInterval(run, HOUR).unref()
  })
  app.addHook('onClose', () => clearInterval(timer))
}
