import type { Duplex } from 'node:stream'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { DatabaseHost } from './database-url.ts'
import { findHost, NoSuchHost, watchRole } from './find-host.ts'
import type { Role } from './find-host.ts'

export interface FollowingConfig extends ClientConfig {
  /** The hosts to choose from; without them there is one, and nothing is asked. */
  hosts?: readonly DatabaseHost[] | undefined
  /** The primary by default. */
  role?: Role
  /** Whether poolers are at these hosts. They cannot tell their database's role. */
  isPooled?: boolean
  /** Whether its session is one of PostgreSQL itself, whose locks are to be free soon after this machine vanishes. */
  isLasting?: boolean
}

/**
 * Where a connection waits and nothing comes, TCP asks after so many ms whether the other machine is still there, and gives up after
 * ten more seconds.
 */
const KEEP_ALIVE_MS = 10_000
/**
 * The same for PostgreSQL, which by default asks after two hours. Not `tcp_user_timeout`: Linux then ends a connection whose reader
 * rests, as a backup to a slow store does.
 */
const KEEP_ALIVE_OF_SERVER = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '4',
}
/** How long the other side may take to close, in ms. One that has vanished never does. */
const LONGEST_END_MS = 2000

/**
 * A connection to whichever host is the primary now (decisions/151). The hosts are asked only where none is known, or the known one
 * has failed.
 */
export class FollowingClient extends Client {
  readonly #config: FollowingConfig
  #forget: () => void = () => undefined
  #isEnded = false

  constructor(config: FollowingConfig = {}) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS, ...config })
    this.#config = config
  }

  /** What the connection begins with; missing in the types of pg. */
  getStartupConf(): object {
    const inherited = Client.prototype as unknown as { getStartupConf(): object }
    return { ...inherited.getStartupConf.call(this), ...(this.#config.isLasting && KEEP_ALIVE_OF_SERVER) }
  }

  override connect(): Promise<Client>
  override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void
  override connect(callback?: unknown): Promise<Client> | void {
    const { hosts, role = 'primary' } = this.#config
    const connecting = hosts ? this.#connectToOneOf(hosts, role) : super.connect()
    if (typeof callback !== 'function') return connecting
    const tell = callback as (error: unknown, client?: Client) => void
    connecting.then((client) => tell(null, client), tell)
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    this.#isEnded = true
    const late = setTimeout(() => cutOff(this), LONGEST_END_MS).unref()
    this.once('end', () => clearTimeout(late))
    return callback ? super.end(callback) : super.end()
  }

  /** Leaves a server that turned out to be a standby. */
  leaveHost(): void {
    this.#forget()
    this.end().catch(() => undefined)
  }

  async #connectToOneOf(hosts: readonly DatabaseHost[], role: Role): Promise<Client> {
    const { host, forget } = findHost(this.#config, hosts, role)
    this.#forget = forget
    Object.assign(this, await host)
    if (this.#isEnded) throw new Error('Client was closed while it looked for its host')
    const roleOf = watchRole(this)
    try {
      await super.connect()
    } catch (error) {
      forget()
      throw error
    }
    if (this.#config.isPooled || roleOf() === role) return this
    this.leaveHost()
    throw new NoSuchHost([await host], role)
  }
}

/** Ends a connection at once, whatever the other side does. Its query fails, and its pool replaces it. */
export function cutOff(client: Client): void {
  const { connection } = client as unknown as { connection: { stream: Duplex } }
  connection.stream.destroy()
}
