import { Agent, createServer, request as askServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/** A load balancer as small as can be: calls go to the servers that are ready, one after the other. */
export interface Balancer {
  url: string
  /** The addresses that get calls now. */
  ready(): string[]
  /** Sends calls to another server too, as soon as it is ready. */
  add(url: string): void
  close(): Promise<void>
}

const LOOK_EVERY_MS = 250
const LONGEST_LOOK_MS = 1000
/** Looks in a row that must fail before a server gets no more calls, as `fall 2` of HAProxy; one that succeeds is enough to get them again. */
const FALL = 2

/**
 * Repeats nothing, so that a server that refuses a call is seen: a call that its server does not answer fails. A server must answer
 * for longer than two looks take after its `/readyz` says no (DRAIN_S).
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const servers = new Map<string, Looked>()
  let calls = 0
  const ready = () => [...servers].flatMap(([url, { failed }]) => (failed < FALL ? [url] : []))
  const looking = setInterval(() => {
    for (const [url, server] of servers) if (!server.isAsked) void look(url, server)
  }, LOOK_EVERY_MS)
  const server = createServer((request, response) => {
    calls += 1
    const own = ready()
    const url = own[calls % own.length]
    if (url === undefined) return void response.writeHead(503).end()
    pass(request, response, { url, agent })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready,
    add: (url) => void servers.set(url, { failed: FALL, isAsked: false }),
    async close() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Looked {
  /** Looks that failed since the last that succeeded. */
  failed: number
  /** One look at a time, so that an early answer cannot undo a later one. */
  isAsked: boolean
}

async function look(url: string, server: Looked): Promise<void> {
  server.isAsked = true
  const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(LONGEST_LOOK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
  server.failed = isReady ? 0 : server.failed + 1
  server.isAsked = false
}

function pass(request: IncomingMessage, response: ServerResponse, to: { url: string; agent: Agent }): void {
  const { method, headers } = request
  const onward = askServer(`${to.url}${request.url}`, { method, headers, agent: to.agent }, (answer) => {
    const { connection: _ends, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, kept)
    pipeline(answer, response, () => undefined)
  })
  onward.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  pipeline(request, onward, () => undefined)
}
