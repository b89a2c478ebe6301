import { Query } from 'pg'
import type { Connection } from 'pg'
import { commented } from '../calls/statement.ts'
import { WatchedClient } from './watched-client.ts'
import type { WatchedConfig } from './watched-client.ts'

/**
 * A connection to a pooler in transaction mode: each transaction may run on another connection of PostgreSQL, so nothing is set or
 * prepared for longer (decisions/152). The time limit of a statement is set within its transaction.
 */
export class PooledClient extends WatchedClient {
  readonly #longestMs: number

  constructor({ statement_timeout: limit, ...config }: WatchedConfig = {}) {
    // PgBouncer refuses a time limit as a parameter of the connection.
    super(config)
    this.#longestMs = Number(limit ?? 0)
  }

  protected override ask(args: unknown[]): unknown {
    const [text, values] = args
    if (typeof text !== 'string' || this.#longestMs <= 0) return super.ask(args)
    if (BEGINS.test(text)) return super.ask([`${text}; SET LOCAL statement_timeout = ${this.#longestMs}`])
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const callback = (error: Error | null, answer: unknown): void => (error ? reject(error) : resolve(answer))
    const isAlone = (): boolean => this.getTransactionStatus() === 'I'
    const limit = `SELECT FROM set_config('statement_timeout', '${this.#longestMs}', true)`
    super.ask([new LimitedQuery({ text: commented(text), values: values as unknown[] }, { callback, limit, isAlone })])
    return promise
  }
}

const BEGINS = /^(begin|start transaction)\b/i

interface LimitedDeps {
  callback(error: Error | null, answer: unknown): void
  /** The statement that sets the limit. */
  limit: string
  /** Whether the query is its own transaction, with a limit of its own. */
  isAlone(): boolean
}

/** The messages of the protocol that `pg` writes. */
interface Messages {
  parse(statement: { text: string; name: string; types: [] }): void
  bind(portal: { portal: string; statement: string; values: [] }): void
  execute(portal: { portal: string }): void
}

/** A query in the same transaction as the statement before it: PostgreSQL ends that only with the query's Sync message. */
class LimitedQuery extends Query {
  readonly #deps: LimitedDeps
  #isBefore = false

  constructor(query: { text: string; values: unknown[] }, deps: LimitedDeps) {
    super({ ...query, queryMode: 'extended', callback: deps.callback } as never)
    this.#deps = deps
  }

  override submit = (connection: Connection): void => {
    this.#isBefore = this.#deps.isAlone()
    if (this.#isBefore) {
      const messages = connection as unknown as Messages
      messages.parse({ text: this.#deps.limit, name: '', types: [] })
      messages.bind({ portal: '', statement: '', values: [] })
      messages.execute({ portal: '' })
    }
    return Query.prototype.submit.call(this, connection)
  }

  handleDataRow(row: unknown): void {
    if (!this.#isBefore) inherited(this, 'handleDataRow', [row])
  }

  handleCommandComplete(end: unknown, connection: unknown): void {
    if (this.#isBefore) this.#isBefore = false
    else inherited(this, 'handleCommandComplete', [end, connection])
  }
}

/** The types of `pg` leave these methods out. */
function inherited(query: Query, name: string, args: unknown[]): void {
  const methods = Query.prototype as unknown as Record<string, ((...args: unknown[]) => void) | undefined>
  methods[name]?.apply(query, args)
}
