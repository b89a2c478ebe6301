import { createContext, useSyncExternalStore } from 'react'
import type { User } from '../../../contract/members.ts'
import { readTokens } from '../../tokens.ts'
import { readUserInfo } from './user-info.ts'

/** Undefined: there are tokens, or may be, and whose they are is not known yet. */
let user: User | null | undefined = readTokens() ? (readUserInfo() ?? undefined) : null
/** Who was signed in until their session ended, and has neither signed out here nor made room for another. */
let left: User | null = null
/** It was in another tab that they signed out. */
let hasLeftElsewhere = false
const listeners = new Set<() => void>()

export function currentUser(): User | null | undefined {
  return user
}

export function setUser(next: User | null | undefined, { isElsewhere = false } = {}): void {
  if (!next) hasLeftElsewhere = isElsewhere
  if (user && !next) left = user
  else if (next) left = null
  user = next
  tell()
}

export function leftUser(): User | null {
  return left
}

export function leftElsewhere(): boolean {
  return hasLeftElsewhere
}

export function dropLeftUser(): void {
  left = null
  tell()
}

function tell(): void {
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

export interface Sight {
  user: User | null | undefined
  /** Whose pages are kept out of sight until they sign in again. */
  left: User | null
}

/** For pages: also for those that are out of sight, and hear nothing by themselves. */
export const SightContext = createContext<Sight>({ user: null, left: null })

export function useLeftUser(): User | null {
  return useSyncExternalStore(subscribeToUser, leftUser)
}
