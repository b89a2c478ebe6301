import { createHash } from 'node:crypto'
import { Client } from 'pg'

/** Statements are kept by the text's hash; beyond this many on one connection, further ones are planned each time. */
const MOST_STATEMENTS = 500

/**
 * A connection that prepares every statement with values: PostgreSQL then parses and plans it once per connection, which
 * halves the time of a product's detail (decisions/011). No text of ours varies with the length of a list.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>()

  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isPlain ? this.#nameOf(text) : undefined
    const call = name ? [{ name, text, values }, ...rest] : args
    return (super.query as (...args: unknown[]) => never).apply(this, call)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST_STATEMENTS) return known
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
