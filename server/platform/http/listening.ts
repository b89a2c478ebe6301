import type { FastifyInstance } from 'fastify'
import { SetupError } from '../setup-error.ts'

export interface ListenAddress {
  host: string
  port: number
}

/** Length of the accept queue, as far as the system allows: a client that meets a full queue waits for seconds. */
const MOST_WAITING = 4096

/** Returns the address; throws SetupError if the server cannot listen there. */
export async function listen(app: FastifyInstance, { host, port }: ListenAddress): Promise<string> {
  const { level } = app.log
  // The caller reports errors in plain words, so Fastify does not log them.
  app.log.level = 'warn'
  try {
    return await app.listen({ host, port, backlog: MOST_WAITING })
  } catch (error) {
    throw portError(error, host, port)
  } finally {
    app.log.level = level
  }
}

/** A SetupError, if the error says that the server cannot listen there. */
export function portError(error: unknown, host: string, port: number, setting = 'PORT'): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new SetupError(`Port ${port} is in use. Stop what uses it, or set ${setting} to another.`, error)
    case 'EACCES':
      return new SetupError(`Port ${port} may not be used by this user. Set ${setting} to one from 1024.`, error)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SetupError(`HOST ${host} is no address of this machine.`, error)
    default:
      return error
  }
}
