import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LEGACY_PROBLEM } from '../../../contract/legacy.ts'
import { problemOfStarting, problemText } from '../../../contract/problem.ts'
import { isApi, isPageAddress, pathOfAddress, addressKindOf, readableAddress } from './addresses.ts'
import type { AddressKind as AddressPlace } from './addresses.ts'
import { answerClientError, connectionLimits } from './connections.ts'
import { languageOf } from './language.ts'
import { portError } from './listening.ts'
import type { ListenAddress } from './listening.ts'
import { securityHeaders } from './security-headers.ts'

/** Listens while the product starts. */
export interface StartingServer {
  port: number
  /** Stops listening, so that the product can take over. */
  leave(): void
}

const TO_READ_MS = 1000

/**
 * Listens before the product is ready, and tells every caller to try again. Throws SetupError if the server cannot listen there,
 * before anything expensive has started. `isSilent`: behind a load balancer it only tries the port, because a refused connection is
 * sent elsewhere, and an answer is not.
 */
export async function answerWhileStarting({
  host,
  port,
  publicUrl,
  isSilent = false,
}: ListenAddress & { publicUrl: string; isSilent?: boolean }): Promise<StartingServer> {
  const headers = securityHeaders(publicUrl)
  const server = createServer(connectionLimits.http, (request, response) => answer(request, response, headers))
  server.on('clientError', answerClientError)
  await startListening(server, { host, port })
  const { port: taken } = server.address() as AddressInfo
  if (isSilent) {
    await new Promise((resolve) => server.close(resolve))
    return { port: taken, leave: () => undefined }
  }
  return {
    port: taken,
    leave() {
      server.close()
      setTimeout(() => server.closeAllConnections(), TO_READ_MS).unref()
    },
  }
}

async function startListening(server: Server, { host, port }: ListenAddress): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error) => reject(portError(error, host, port)))
  server.listen(port, host, resolve)
  await promise
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<AddressPlace, Record<string, string>>,
): void {
  const path = pathOfAddress({ url: readableAddress(request) })
  const place = addressKindOf(path)
  const problem = problemOfStarting()
  const msg = problemText(problem, languageOf(request))
  const more = { 'Retry-After': '1', 'Cache-Control': 'no-store', Connection: 'close' }
  response.setHeaders(new Map(Object.entries({ ...headers[place], ...more })))
  if (path === '/healthz') return sendJson(response, 200, { status: 'ok' })
  if (path === '/readyz') return sendJson(response, 503, { status: 'the server is starting' })
  if (isApi(path)) {
    const code = place === 'legacy' ? LEGACY_PROBLEM : problem.code
    return sendJson(response, 200, { code, msg, data: problem.data })
  }
  // A page that is opened now reloads by itself.
  if (isPageAddress(request.method ?? '', path)) response.setHeader('Refresh', '1')
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(msg)
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
