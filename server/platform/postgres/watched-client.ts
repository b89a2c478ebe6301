import type { Duplex } from 'node:stream'
import { commented, noteStatement } from '../calls/statement.ts'
import { nextPiece } from '../in-pieces.ts'
import { cancelRequest } from './cancel-request.ts'
import { copyIn, copyInOf } from './copy-in.ts'
import { FollowingClient } from './following-client.ts'
import type { FollowingConfig } from './following-client.ts'

export interface WatchedConfig extends FollowingConfig {
  /** How long an answer may take, in ms, before the connection is given up; unlimited by default. */
  longestMs?: number | undefined
  /** How long the answer to a cancelled query may take, in ms; for tests on slow machines. */
  cancelMs?: number | undefined
  /** Called when a connection was given up. */
  onSilence?: (() => void) | undefined
}

/** How long an answer may be on its way: of the overdue query, and then of its cancelling. */
const TO_READ_MS = 200
/** What Node reads from a socket at most. */
const FULL = 64 * 1024

/** Lets other calls in after each full chunk of a long answer: parsing two megabytes of rows in one go would hold them up. */
function readInTurns(stream: Duplex): void {
  stream.on('data', ({ length }: Buffer) => {
    if (length < FULL) return
    stream.pause()
    // The context here is that of whoever opened the connection, not of whose answer this is.
    void nextPiece().then(() => stream.resume())
  })
}

/** The function of PostgreSQL that waits for a synchronous standby. Texts of notices depend on its language. */
const SYNC_WAIT = 'SyncRepWaitForLSN'
/** A write on a standby. */
const READ_ONLY = '25006'

/**
 * A commit that only the primary has: its wait for the synchronous standby was cancelled, and PostgreSQL only warns. A failover may
 * lose it, so it counts as failed. The code is that of an unknown outcome (SQLSTATE 08007).
 */
export class CommitUnconfirmed extends Error {
  readonly code = '08007'

  constructor() {
    super('the standby has not confirmed a commit')
  }
}

/**
 * A connection that reports what an answer alone does not tell: that it is overdue, or that a commit may be lost. Rows come in by
 * `COPY … FROM STDIN`, as its value (decisions/115).
 */
export class WatchedClient extends FollowingClient {
  /** The process of PostgreSQL that serves this connection; missing in the types of pg. */
  declare readonly processID: number | null
  readonly #longestMs: number
  readonly #cancelMs: number
  readonly #onSilence: (() => void) | undefined
  #isUnconfirmed = false

  constructor(config: WatchedConfig = {}) {
    super(config)
    this.#longestMs = config.longestMs ?? 0
    this.#cancelMs = config.cancelMs ?? TO_READ_MS
    this.#onSilence = config.onSilence
    // Only those of calls: other clients may lend their stream to COPY, which paces it itself.
    if (this.#onSilence) this.once('connect', () => readInTurns(this.connection.stream))
    this.on('notice', ({ routine }) => (this.#isUnconfirmed ||= routine === SYNC_WAIT))
  }

  override query(...args: unknown[]): never {
    const coming = copyInOf(args[0], args[1])
    const answer = coming ? copyIn((query) => super.query(query), coming) : this.ask(args)
    if (!(answer instanceof Promise)) return answer as never
    noteStatement(args[0], { answer, backend: this.processID })
    this.#giveUpLate(answer)
    return answer.then(this.#requireConfirmed, this.#leaveStandby) as never
  }

  /** Sends a query of any of the forms that `pg` takes. A plain text is planned each time, so it may name its request. */
  protected ask([text, ...rest]: unknown[]): unknown {
    const named = typeof text === 'string' ? commented(text) : text
    return (super.query as (...args: unknown[]) => unknown).apply(this, [named, ...rest])
  }

  readonly #requireConfirmed = (answer: unknown): unknown => {
    if (!this.#isUnconfirmed) return answer
    this.#isUnconfirmed = false
    throw new CommitUnconfirmed()
  }

  readonly #leaveStandby = (error: Error & { code?: string }): never => {
    this.#isUnconfirmed = false
    if (error.code === READ_ONLY) this.leaveHost()
    throw error
  }

  /**
   * PostgreSQL cancels slow statements itself (`statement_timeout`), but not a commit that waits for its standby: it is asked to. If
   * even that brings no answer, the database is gone.
   */
  #giveUpLate(answer: Promise<unknown>): void {
    if (this.#longestMs <= 0) return
    const giveUp = (): void => {
      this.#onSilence?.()
      // Ending the connection rejects the waiting query.
      this.end().catch(() => undefined)
    }
    const cancel = (): void => {
      cancelRequest(this)
      timer = setTimeout(giveUp, this.#cancelMs)
    }
    // If this process was blocked, the answer may have arrived and not been read yet.
    let timer = setTimeout(() => (timer = setTimeout(cancel, TO_READ_MS)), this.#longestMs)
    const forget = (): void => clearTimeout(timer)
    answer.then(forget, forget)
  }
}
