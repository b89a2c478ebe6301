import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import type { MemberTables } from './tables.ts'

/** How people may sign in, as the settings say. */
export interface MemberSettings {
  /** The longest of each that the login form takes, in characters. */
  loginLimits: { email: number; code: number; password: number }
  /** Without a slash at its end. */
  publicUrl: string
  social: SocialProvider | undefined
  /** From where the demonstration accounts, whose password everybody knows, may sign in. */
  demonstrationAccounts: 'nowhere' | 'this machine' | 'everywhere'
  /** Whether people may only look around: what writes is refused (901). */
  isDemoMode: boolean
}

/** An OpenID Connect provider that people may sign in with. */
export interface SocialProvider {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** What its button says. */
  name: string
}

export interface MemberDeps {
  db: Kysely<MemberTables>
  clock: Clock
  settings: MemberSettings
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}
