import { createContext } from 'react'
import type { User } from '../../../contract/members.ts'
import { readTokens } from '../../tokens.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { readUserInfo } from './user-info.ts'

interface Presence {
  /** Undefined: there are tokens, or may be, and whose they are is not known yet. */
  user: User | null | undefined
  /** Who was signed in until their session ended, and has neither signed out here nor made room for another. */
  left: User | null
  /** It was in another tab that they signed out. */
  hasLeftElsewhere: boolean
}

const presence = createStore<Presence>({
  user: readTokens() ? (readUserInfo() ?? undefined) : null,
  left: null,
  hasLeftElsewhere: false,
})

export function currentUser(): User | null | undefined {
  return presence.get().user
}

export function setUser(next: User | null | undefined, { isElsewhere = false } = {}): void {
  const { user, left, hasLeftElsewhere } = presence.get()
  presence.set(
    next
      ? { user: next, left: null, hasLeftElsewhere }
      : { user: next, left: user ?? left, hasLeftElsewhere: isElsewhere },
  )
}

export function leftUser(): User | null {
  return presence.get().left
}

export function leftElsewhere(): boolean {
  return presence.get().hasLeftElsewhere
}

export function dropLeftUser(): void {
  presence.set({ ...presence.get(), left: null })
}

/** Null: nobody is signed in. Undefined: not known yet. */
export function useUser(): User | null | undefined {
  return useStore(presence, ({ user }) => user)
}

export function subscribeToUser(listener: () => void): () => void {
  return presence.subscribe(listener)
}

export interface Sight {
  user: User | null | undefined
  /** Whose pages are kept out of sight until they sign in again. */
  left: User | null
}

/** For pages: also for those that are out of sight, and hear nothing by themselves. */
export const SightContext = createContext<Sight>({ user: null, left: null })

export function useLeftUser(): User | null {
  return useStore(presence, ({ left }) => left)
}
