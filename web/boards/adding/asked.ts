import { openLogin } from '../../members/login/login-dialog.ts'
import { currentUser } from '../../members/session/current-user.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** What is to go on a board, until one is chosen. */
export interface AskedFor {
  skuIds: readonly string[]
}

const asked = createStore<AskedFor | null>(null)

/** Asks for the board that these go on; a visitor logs in first, and goes on then. */
export function askForBoard(skuIds: readonly string[]): void {
  const ask = () => asked.set({ skuIds })
  if (currentUser() === null) openLogin({ purpose: 'board', onSignedIn: ask })
  else ask()
}

export function endAsking(): void {
  asked.set(null)
}

export function useAskedFor(): AskedFor | null {
  return useStore(asked)
}
