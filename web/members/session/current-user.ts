import { createContext } from 'react'
import type { User } from '../../../contract/members.ts'
import { readTokens } from '../../tokens.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { readUserInfo } from './user-info.ts'

interface Presence {
  /** Undefined: there are tokens, or may be, but the member is unknown yet. */
  user: User | null | undefined
  /** The member whose session ended by itself, until they sign out or somebody else signs in. */
  left: User | null
  /** They signed out in another tab. */
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

/** Null: nobody is signed in. Undefined: unknown yet. */
export function useUser(): User | null | undefined {
  return useStore(presence, ({ user }) => user)
}

export function subscribeToUser(listener: () => void): () => void {
  return presence.subscribe(listener)
}

export interface Sight {
  user: User | null | undefined
  /** The member whose pages are kept out of sight until they sign in again. */
  left: User | null
}

/** For pages, including those out of sight, which hear no changes by themselves. */
export const SightContext = createContext<Sight>({ user: null, left: null })

export function useLeftUser(): User | null {
  return useStore(presence, ({ left }) => left)
}
