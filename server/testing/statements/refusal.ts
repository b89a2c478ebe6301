import type { Client } from 'pg'

/** The messages of the protocol that `pg` writes. */
interface Messages {
  parse(statement: { text: string; name: string; types: [] }): void
  sync(): void
}

/**
 * Why PostgreSQL does not take a statement; undefined if it does. It reads it as far as tables, functions and types, and does not
 * run it. Of statements that are no queries (`SET`, `LOCK`) it reads the grammar.
 */
export async function refusalOf(client: Client, text: string): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const query = {
    submit(connection: unknown) {
      const messages = connection as Messages
      messages.parse({ text, name: '', types: [] })
      messages.sync()
    },
    handleReadyForQuery: () => resolve(undefined),
    handleError: (error: Error) => resolve(error.message),
  }
  client.query(query as never)
  return promise
}
