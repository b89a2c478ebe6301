import { createStore, useStore } from '../../kit/store.ts'
import { currentUser, useUser } from '../session/current-user.ts'

/** The member who registered on this page and has not dismissed the welcome; it is shown once, so nothing is kept. */
const newcomerId = createStore<string | null>(null)

/** Whoever is signed in has just registered. */
export function welcomeNewcomer(): void {
  newcomerId.set(currentUser()?.id ?? null)
}

export function dismissWelcome(): void {
  newcomerId.set(null)
}

export function useIsNewcomer(): boolean {
  const user = useUser()
  const id = useStore(newcomerId)
  return id !== null && user?.id === id
}
