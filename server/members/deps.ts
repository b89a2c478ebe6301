import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../database.ts'

/** The settings for signing in. */
export interface MemberSettings {
  /** The longest inputs of the login form, in characters. */
  loginLimits: { email: number; code: number; password: number }
  /** Without a slash at its end. */
  publicUrl: string
  social: SocialProvider | undefined
  /** From where the demonstration accounts, whose password is public, may sign in. */
  demonstrationAccounts: 'nowhere' | 'this machine' | 'everywhere'
  /** In demo mode, calls that write are refused (901). */
  isDemoMode: boolean
}

/** An OpenID Connect provider for signing in. */
export interface SocialProvider {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** The label of its button. */
  name: string
}

export interface MemberDeps {
  db: Db
  clock: Clock
  settings: MemberSettings
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}
