import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { connectionLimits } from './connections.ts'

/** For what watches the worker; nobody else has anything to ask. */
const MOST_CONNECTIONS = 100

/** Answers `/healthz` while the process lives and `/readyz` while it reaches the database, and nothing else. */
export function createWorkerHealth(db: QueryExecutorProvider): Server {
  const statusOf = async (path: string | undefined): Promise<[number, string]> => {
    if (path === '/healthz') return [200, 'ok']
    if (path !== '/readyz') return [404, 'a worker serves nobody']
    return sql`SELECT`.execute(db).then(
      () => [200, 'ready'],
      () => [503, 'the database does not answer'],
    )
  }
  const server = createServer(connectionLimits.http, (request, response) => {
    void statusOf(request.url).then(([code, status]) =>
      response
        .writeHead(code, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(JSON.stringify({ status })),
    )
  })
  server.maxConnections = MOST_CONNECTIONS
  return server
}
