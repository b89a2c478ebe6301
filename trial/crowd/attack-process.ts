import { once, setMaxListeners } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request as an attacker sends it. */
export interface AttackRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface AttackOrder {
  url: string
  /** Local addresses; each holds `connections`. */
  addresses: string[]
  connections: number
  /** Sent in turn, again and again; none: the connections stay silent. */
  requests: AttackRequest[]
  /** Whether a connection sends one request, whose body does not come or whose answer does not end, and holds it. */
  isHeld?: boolean
}

export interface AttackResult {
  /** By envelope code, HTTP status or error, how often it came. */
  outcomes: Record<string, number>
  /** The most connections that were open at a time. */
  mostOpen: number
  /** What the attack itself took of the machine's processors, in seconds. */
  ownSeconds: number
}

/** As `Retry-After` asks for. */
const AGAIN_MS = 1000
/** Success, or a problem's own code, such as that of a wrong password. */
const ANSWERED = /^(?:200|\d{10})$/
/** After this time all of an attack is there, or was refused. */
const RAMP_MS = 3000

/** Attacks until the parent says that it is over; tells before when it is in full strength. */
async function attack({ url, addresses, connections, requests, isHeld = false }: AttackOrder): Promise<AttackResult> {
  const { hostname, port } = new URL(url)
  const outcomes: Record<string, number> = {}
  const over = new AbortController()
  setMaxListeners(0, over.signal)
  const count = (outcome: string) => (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1)
  let [sent, open, mostOpen] = [0, 0, 0]

  function opened(): () => void {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    return () => void (open -= 1)
  }

  /** Ends with what became of the connection, which sends nothing. */
  async function staySilent(localAddress: string): Promise<string> {
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    over.signal.addEventListener('abort', () => socket.destroy(), { once: true })
    const { promise, resolve } = Promise.withResolvers<string>()
    let close: (() => void) | undefined
    socket.on('connect', () => (close = opened()))
    socket.on('error', ({ message }) => resolve(message.split(' ', 2).join(' ')))
    socket.on('close', () => {
      close?.()
      resolve('closed')
    })
    return promise
  }

  /** Ends with the code of the answer. */
  async function ask(agent: Agent, localAddress: string, index: number): Promise<string> {
    const place = isHeld ? index : sent++
    const { path, method = 'GET', headers = {}, body } = requests[place % requests.length] ?? { path: '/' }
    const { promise, resolve } = Promise.withResolvers<string>()
    const all = { ...headers, ...(body && !isHeld && { 'content-length': String(Buffer.byteLength(body)) }) }
    const asked = request(
      { host: hostname, port, path, method, headers: all, agent, localAddress, signal: over.signal },
      (response) => {
        let code: string | undefined
        response.on('data', (part: Buffer) => {
          code ??= /^\{"code":(\d+)/.exec(part.toString('latin1', 0, 32))?.[1] ?? String(response.statusCode)
        })
        response.on('error', () => resolve(code ?? 'broken'))
        response.on('end', () => resolve(code ?? String(response.statusCode)))
      },
    )
    const close = opened()
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    if (isHeld && body) asked.write(body)
    else asked.end(body)
    return promise.finally(close)
  }

  async function live(localAddress: string, index: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!over.signal.aborted) {
      const outcome = await (requests.length === 0 ? staySilent(localAddress) : ask(agent, localAddress, index))
      if (over.signal.aborted) break
      count(outcome)
      // Who is refused or thrown out comes again soon, as a stubborn attacker does.
      if (!ANSWERED.test(outcome)) await sleep(AGAIN_MS)
    }
    agent.destroy()
  }

  const all = Promise.all(
    addresses.flatMap((address, place) =>
      Array.from({ length: connections }, (_, index) => live(address, place * connections + index)),
    ),
  )
  await sleep(RAMP_MS)
  process.send?.('ready')
  await once(process, 'message')
  over.abort()
  await all
  const { user, system } = process.cpuUsage()
  return { outcomes, mostOpen, ownSeconds: (user + system) / 1e6 }
}

/** Attackers are on other machines: here they must not take the processors from what they attack. */
setPriority(10)
const [order] = (await once(process, 'message')) as [AttackOrder]
process.send?.(await attack(order))
process.disconnect?.()
