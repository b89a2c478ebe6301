import { useSyncExternalStore } from 'react'
import type { User } from '../../contract/members.ts'
import { readTokens } from '../tokens.ts'
import { readUserInfo } from './user-info.ts'

/** Undefined: there are tokens, or may be, and whose they are is not known yet. */
let user: User | null | undefined = readTokens() ? (readUserInfo() ?? undefined) : null
const listeners = new Set<() => void>()

export function currentUser(): User | null | undefined {
  return user
}

export function setUser(next: User | null | undefined): void {
  user = next
  for (const listener of listeners) listener()
}

/** Null: nobody is signed in. Undefined: not known yet. */
export function useUser(): User | null | undefined {
  return useSyncExternalStore(subscribeToUser, currentUser)
}

export function subscribeToUser(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
