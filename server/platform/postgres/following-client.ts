import type { Client, ClientConfig } from 'pg'
import type { DatabaseHost } from './database-url.ts'
import { findHost, NoSuchHost, watchRole } from './find-host.ts'
import type { Role } from './find-host.ts'
import { PlainClient } from './plain-client.ts'

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
 * When PostgreSQL asks whether this machine is still there: by default after two hours. Not `tcp_user_timeout`: Linux then ends a
 * connection whose reader rests, as a backup to a slow store does.
 */
const KEEP_ALIVE_OF_SERVER = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '4',
}

/**
 * A connection to whichever host is the primary now (decisions/151). The hosts are asked only where none is known, or the known one
 * has failed.
 */
export class FollowingClient extends PlainClient {
  readonly #config: FollowingConfig
  #forget: () => void = () => undefined

  constructor(config: FollowingConfig = {}) {
    super(config)
    this.#config = config
  }

  /** What the connection begins with; missing in the types of pg. */
  getStartupConf(): object {
    const inherited = PlainClient.prototype as unknown as { getStartupConf(): object }
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

  /** Leaves a server that turned out to be a standby. */
  leaveHost(): void {
    this.#forget()
    this.end().catch(() => undefined)
  }

  async #connectToOneOf(hosts: readonly DatabaseHost[], role: Role): Promise<Client> {
    const { host, forget } = findHost(this.#config, hosts, role)
    this.#forget = forget
    Object.assign(this, await host)
    if (this.isLeft) throw new Error('Client was closed while it looked for its host')
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
