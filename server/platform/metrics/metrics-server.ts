import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { portError } from '../http/listening.ts'
import { bearerOf } from '../http/guard.ts'
import { createRegistry } from './registry.ts'
import type { MetricsDeps } from './registry.ts'

/** Where metrics are served: for this machine alone, or with a token on HOST. */
export interface MetricsPlace {
  host: string
  port: number
  token: string | undefined
}

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

const MOST_CONNECTIONS = 20
const PATIENCE_MS = 10_000

/** Serves `/metrics` on a port of its own, in the text format of Prometheus. Throws SetupError if it cannot listen there. */
export async function serveMetrics(deps: MetricsDeps, { host, port, token }: MetricsPlace): Promise<MetricsServer> {
  const register = await createRegistry(deps)
  const limits = { requestTimeout: PATIENCE_MS, headersTimeout: PATIENCE_MS }
  const server = createServer(limits, (request, response) => {
    answer({ request, response, register, token }).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the metrics could not be told')
      response.destroy()
    })
  })
  server.maxConnections = MOST_CONNECTIONS
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error) => reject(portError(error, host, port, 'METRICS_PORT')))
  server.listen(port, host, resolve)
  await listening
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => void server.close(done))
    },
  }
}

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  register: Registry
  token: string | undefined
}

async function answer({ request, response, register, token }: Asked): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (request.url !== '/metrics') return void response.writeHead(404).end('Only /metrics is here\n')
  if (token !== undefined && !isSame(bearerOf(request.headers.authorization), token))
    return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end('METRICS_TOKEN is needed\n')
  const text = await register.metrics()
  response.writeHead(200, { 'Content-Type': register.contentType }).end(text)
}

/** Compared by digest, so that neither length nor beginning can be learnt from the time. */
function isSame(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}
