import { createHash } from 'node:crypto'
import { notesOfCall } from '../calls/call-notes.ts'
import type { CallNotes } from '../calls/call-notes.ts'
import { commented, noteStatement } from '../calls/statement.ts'
import { WatchedClient } from './watched-client.ts'

/** Statements are named by the hash of their text. Beyond this number on one connection, further ones are planned each time. */
const MOST_STATEMENTS = 500

/** Prepares every statement with values, so that PostgreSQL plans it once per connection: a product's detail takes half the time (decisions/011). */
export class PreparingClient extends WatchedClient {
  /** The process of PostgreSQL that serves this connection; missing in the types of pg. */
  declare readonly processID: number | null
  readonly #names = new Map<string, string>()

  protected override ask(args: unknown[]): unknown {
    const [text, values, ...rest] = args
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isPlain ? this.#nameOf(text) : undefined
    const notes = notesOfCall()
    const answer = super.ask(name ? [{ name, text, values }, ...rest] : withComment(args, notes))
    if (notes && typeof text === 'string' && answer instanceof Promise)
      noteStatement(notes, text, { answer, backend: this.processID })
    return answer
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
