import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { copyIn, copyInOf } from './copy-in.ts'

export interface PreparingConfig extends ClientConfig {
  /** How long an answer may take, in ms, before the connection is given up; without a figure any time. */
  longestMs?: number | undefined
  /** Told that a connection was given up. */
  onSilence?: (() => void) | undefined
}

/** Statements are kept by the text's hash; beyond this many on one connection, further ones are planned each time. */
const MOST_STATEMENTS = 500
const TO_READ_MS = 250

/**
 * A connection that prepares every statement with values: PostgreSQL then parses and plans it once per connection, which
 * halves the time of a product's detail (decisions/011). No text of ours varies with the length of a list. Rows come in by
 * `COPY … FROM STDIN`, which is given them as its value (decisions/115).
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>()
  readonly #longestMs: number
  readonly #onSilence: (() => void) | undefined

  constructor(config: PreparingConfig = {}) {
    super(config)
    this.#longestMs = config.longestMs ?? 0
    this.#onSilence = config.onSilence
  }

  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const coming = copyInOf(text, values)
    if (coming) {
      const answer = copyIn((query) => super.query(query), coming)
      this.#giveUpLate(answer)
      return answer as never
    }
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isPlain ? this.#nameOf(text) : undefined
    const call = name ? [{ name, text, values }, ...rest] : args
    const answer = (super.query as (...args: unknown[]) => never).apply(this, call)
    if ((answer as unknown) instanceof Promise) this.#giveUpLate(answer)
    return answer
  }

  /** PostgreSQL ends what takes too long by itself (`statement_timeout`): one that says nothing still is not there. */
  #giveUpLate(answer: Promise<unknown>): void {
    if (this.#longestMs <= 0) return
    let timer = setTimeout(() => {
      // Where this process was held up itself, the answer may be here and not read yet.
      timer = setTimeout(() => {
        this.#onSilence?.()
        // One that waits for an answer is broken off by that.
        this.end().catch(() => undefined)
      }, TO_READ_MS)
    }, this.#longestMs)
    const forget = (): void => clearTimeout(timer)
    answer.then(forget, forget)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST_STATEMENTS) return known
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
