import type { Duplex } from 'node:stream'
import { Client } from 'pg'
import type { ClientConfig, DatabaseError } from 'pg'

/**
 * Where a connection waits and nothing comes, TCP asks after so many ms whether the other machine is still there, and gives up after
 * ten more seconds.
 */
const KEEP_ALIVE_MS = 10_000
/** How long PostgreSQL may take to let a connection in, in ms. */
const LONGEST_START_MS = 10_000
/** How long the other side may take to close, in ms. One that has vanished never does. */
const LONGEST_END_MS = 2000

/**
 * A connection to PostgreSQL; the server makes no other. Whenever the database ends it, resets it or falls silent, who waits for it gets
 * an error, and the process lives (decisions/167).
 */
export class PlainClient extends Client {
  /** Why the other side ended it, if it did. */
  lost: Error | undefined
  protected isLeft = false

  constructor(config: ClientConfig = {}) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: LONGEST_START_MS,
      ...config,
    })
    // From birth: an `error` that nobody hears ends the process. Whoever has a query is told by it, and so is the next one.
    this.on('error', (error) => (this.lost ??= error))
    connectionOf(this).on('errorMessage', (said: DatabaseError) => {
      if (!endsSession(said)) return
      this.lost ??= said
      // The socket may stay open for a while, or for ever: nobody may be given this connection again.
      this.end().catch(() => undefined)
    })
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    this.isLeft = true
    const late = setTimeout(() => cutOff(this), LONGEST_END_MS).unref()
    this.once('end', () => clearTimeout(late))
    return callback ? super.end(callback) : super.end()
  }
}

/** Ends a connection at once, whatever the other side does. Its query fails, and its pool replaces it. */
export function cutOff(client: Client): void {
  connectionOf(client).stream.destroy()
}

/** The codes also, as PostgreSQL writes its severities in the language of the server (class 57: it ends, or ends this session). */
function endsSession({ severity = '', code = '' }: DatabaseError): boolean {
  return ['FATAL', 'PANIC'].includes(severity) || code.startsWith('57P')
}

/** What `pg` keeps to itself. */
function connectionOf(client: Client): NodeJS.EventEmitter & { stream: Duplex } {
  return (client as unknown as { connection: NodeJS.EventEmitter & { stream: Duplex } }).connection
}
