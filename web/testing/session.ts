import { onTestFinished } from 'vitest'
import { getSignInOptions, type SignInOptions, type User } from '../../contract/members.ts'
import { setUser } from '../members/session/current-user.ts'
import { answer } from './server-answers.ts'

/** Signs the test's person in, until the test ends. */
export function enterAs(member: User): void {
  for (const key of ['ACCESS_TOKEN', 'REFRESH_TOKEN']) localStorage.setItem(key, key)
  setUser(member)
  onTestFinished(() => setUser(null))
}

/** The ways to sign in, with the specification's limits. */
export function answerSignInOptions(options: Partial<SignInOptions> = {}): void {
  answer(getSignInOptions, { limits: { email: 20, code: 8, password: 8 }, social: [], demoMode: false, ...options })
}
