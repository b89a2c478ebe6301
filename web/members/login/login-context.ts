import { createContext, use } from 'react'
import type { SignInOptions, Tokens } from '../../../contract/members.ts'

/** The views of the login form. */
export type LoginMode = 'code' | 'password' | 'register' | 'reset'

export interface Login {
  options: SignInOptions
  view: LoginMode
  show: (view: LoginMode) => void
  /** Called after signing in with these tokens. */
  finish: (tokens: Tokens) => Promise<void>
}

export const LoginContext = createContext<Login | null>(null)

/** What all parts of the login form share. */
export function useLogin(): Login {
  const login = use(LoginContext)
  if (!login) throw new Error('a part of the login form stands alone')
  return login
}
