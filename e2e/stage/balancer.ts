import { Agent, createServer, request as askServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A load balancer as small as can be: calls go to the servers that are ready, one after the other. */
export interface Balancer {
  url: string
  /** The addresses that get calls now. */
  ready(): string[]
  /** Sends calls to another server too, as soon as it is ready. */
  add(url: string): void
  close(): Promise<void>
}

const LOOK_EVERY_MS = 50

/** Repeats nothing: a call that its server does not answer fails. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const servers = new Map<string, { isReady: boolean }>()
  let calls = 0
  const ready = () => [...servers].flatMap(([url, { isReady }]) => (isReady ? [url] : []))
  const look = () => {
    for (const [url, server] of servers)
      fetch(`${url}/readyz`).then(
        ({ ok }) => (server.isReady = ok),
        () => (server.isReady = false),
      )
  }
  const looking = setInterval(look, LOOK_EVERY_MS)
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
    add: (url) => void servers.set(url, { isReady: false }),
    async close() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass(request: IncomingMessage, response: ServerResponse, to: { url: string; agent: Agent }): void {
  const { method, headers } = request
  const onward = askServer(`${to.url}${request.url}`, { method, headers, agent: to.agent }, (answer) => {
    const { connection: _ends, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, kept)
    answer.pipe(response)
  })
  onward.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  request.pipe(onward)
}
