import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { notesOfCall } from '../calls/call-notes.ts'
import type { CallNotes } from '../calls/call-notes.ts'
import { commented, noteStatement } from '../calls/statement.ts'
import { copyIn, copyInOf } from './copy-in.ts'

export interface PreparingConfig extends ClientConfig {
  /** How long an answer may take, in ms, before the connection is given up; unlimited by default. */
  longestMs?: number | undefined
  /** Called when a connection was given up. */
  onSilence?: (() => void) | undefined
}
import { WatchedClient } from './watched-client.ts'

/** Statements are named by the hash of their text. Beyond this number on one connection, further ones are planned each time. */
const MOST_STATEMENTS = 500

/**
 * Prepares every statement with values, so that PostgreSQL plans it once per connection: a product's detail takes half the time
 * (decisions/011). Rows come in by `COPY … FROM STDIN`, as its value (decisions/115).
 */
export class PreparingClient extends Client {
  /** The process of PostgreSQL that serves this connection; missing in the types of pg. */
  declare readonly processID: number | null
/** Prepares every statement with values, so that PostgreSQL plans it once per connection: a product's detail takes half the time (decisions/011). */
export class PreparingClient extends WatchedClient {
  readonly #names = new Map<string, string>()

  protected override ask(args: unknown[]): unknown {
    const [text, values, ...rest] = args
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isPlain ? this.#nameOf(text) : undefined
    const notes = notesOfCall()
    const call = name ? [{ name, text, values }, ...rest] : withComment(args, notes)
    const answer = (super.query as (...args: unknown[]) => never).apply(this, call)
    if (!((answer as unknown) instanceof Promise)) return answer
    this.#giveUpLate(answer)
    if (notes && typeof text === 'string') noteStatement(notes, text, { answer, backend: this.processID })
    return answer
  }

  /** PostgreSQL cancels slow statements itself (`statement_timeout`); if even that answer is missing, the database is gone. */
  #giveUpLate(answer: Promise<unknown>): void {
    if (this.#longestMs <= 0) return
    let timer = setTimeout(() => {
      // If this process was blocked, the answer may have arrived and not been read yet.
      timer = setTimeout(() => {
        this.#onSilence?.()
        // Ending the connection rejects the waiting query.
        this.end().catch(() => undefined)
      }, TO_READ_MS)
    }, this.#longestMs)
    const forget = (): void => clearTimeout(timer)
    answer.then(forget, forget)
    return super.ask(name ? [{ name, text, values }, ...rest] : args)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST_STATEMENTS) return known
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}

function withComment(args: unknown[], notes: CallNotes | undefined): unknown[] {
  const [text, ...rest] = args
  return notes && typeof text === 'string' ? [commented(text, notes), ...rest] : args
}
