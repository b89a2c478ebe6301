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
}

/**
 * A connection to whichever host is the primary now (decisions/151). The hosts are asked only where none is known, or the known one
 * has failed.
 */
export class FollowingClient extends Client {
  readonly #config: FollowingConfig
  #forget: () => void = () => undefined
  #isEnded = false

  constructor(config: FollowingConfig = {}) {
    super(config)
    this.#config = config
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
