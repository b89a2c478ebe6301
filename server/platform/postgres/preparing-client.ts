import { createHash } from 'node:crypto'
import { WatchedClient } from './watched-client.ts'

/** Statements are named by the hash of their text. Beyond this number on one connection, further ones are planned each time. */
const MOST_STATEMENTS = 500

/** Raised when a migration of a newer server has changed what prepared statements return: then all are prepared again. */
let edition = 0

/** Whether a statement was prepared before a migration changed its tables. The text of the error depends on the language. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** Prepares every statement with values, so that PostgreSQL plans it once per connection: a product's detail takes half the time (decisions/011). */
export class PreparingClient extends WatchedClient {
  readonly #names = new Map<string, string>()
  #edition = edition

  protected override ask(args: unknown[]): unknown {
    const [text, values, ...rest] = args
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isPlain ? this.#nameOf(text) : undefined
    if (name === undefined) return super.ask(args)
    const asked = edition
    const answer = super.ask([{ name, text, values }, ...rest])
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (!isPlanOutdated(error)) throw error
      if (asked === edition) edition += 1
      // A transaction is broken by any error, so only its owner can repeat it.
      if (this.getTransactionStatus() !== 'I') throw error
      return this.ask(args)
    })
  }

  #nameOf(text: string): string | undefined {
    if (this.#edition !== edition) this.#names.clear()
    this.#edition = edition
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST_STATEMENTS) return known
    const name = createHash('sha1').update(`${edition} ${text}`).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
