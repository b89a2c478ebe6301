import type { FastifyInstance } from 'fastify'
import { SetupError } from '../setup-error.ts'

export interface ListenAddress {
  host: string
  port: number
}

/** Connections that may wait to be taken, where the system lets so many: who comes to a full line is heard seconds later. */
const MOST_WAITING = 4096

/** Answers the address; throws SetupError where the place cannot be listened on. */
export async function listen(app: FastifyInstance, { host, port }: ListenAddress): Promise<string> {
  const { level } = app.log
  // What Fastify would log here is said in words by whoever calls.
  app.log.level = 'warn'
  try {
    return await app.listen({ host, port, backlog: MOST_WAITING })
  } catch (error) {
    throw portError(error, host, port)
  } finally {
    app.log.level = level
  }
}

/** In words, where the error is that of a place that cannot be listened on. */
export function portError(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new SetupError(`Port ${port} is in use. Stop what uses it, or set PORT to another.`, error)
    case 'EACCES':
      return new SetupError(`Port ${port} may not be used by this user. Set PORT to one from 1024.`, error)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SetupError(`HOST ${host} is no address of this machine.`, error)
    default:
      return error
  }
}
