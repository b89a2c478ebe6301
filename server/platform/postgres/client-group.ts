import type { Client, Pool } from 'pg'
import { cutOff } from './plain-client.ts'

/** The connections of pools, and outside of them, that lead to one server at a time. */
export interface ClientGroup {
  /** Adds the connections of a pool, as they come and go. */
  follow(pool: Pool): void
  add(client: Client): void
  /** Cuts all off, as they may wait for an answer that never comes. */
  endAll(): void
}

export function createClientGroup(): ClientGroup {
  const clients = new Set<Client>()

  function add(client: Client): void {
    // The former primary may still answer, and not know that it was replaced.
    for (const other of clients) if (other.host !== client.host || other.port !== client.port) cutOff(other)
    clients.add(client)
    client.once('end', () => clients.delete(client))
  }

  return {
    add,
    follow(pool) {
      pool.on('connect', (client) => add(client as unknown as Client))
    },
    endAll() {
      for (const client of clients) cutOff(client)
    },
  }
}
