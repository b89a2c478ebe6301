import { onTestFinished } from 'vitest'
import { getSignInOptions, type SignInOptions, type User } from '../../contract/members.ts'
import { setUser } from '../members/session/current-user.ts'
import { answer } from './server-answers.ts'

/** The test's person is signed in, until the test ends. */
export function enterAs(member: User): void {
  for (const key of ['ACCESS_TOKEN', 'REFRESH_TOKEN']) localStorage.setItem(key, key)
  setUser(member)
  onTestFinished(() => setUser(null))
}

/** How one can sign in, with the limits of the specification. */
export function answerSignInOptions(options: Partial<SignInOptions> = {}): void {
  answer(getSignInOptions, { limits: { email: 20, code: 8, password: 8 }, social: [], demoMode: false, ...options })
}
