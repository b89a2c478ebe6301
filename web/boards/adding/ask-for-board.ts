import { openLogin } from '../../members/login/login-dialog.ts'
import { currentUser } from '../../members/session/current-user.ts'
import { createStore, useStore } from '../../kit/store.ts'

/** The SKUs that a board is chosen for. */
export interface SkusToAdd {
  skuIds: readonly string[]
}

const asked = createStore<SkusToAdd | null>(null)

/** Opens the dialog that chooses a board for these SKUs. A visitor logs in first. */
export function askForBoard(skuIds: readonly string[]): void {
  const ask = () => asked.set({ skuIds })
  if (currentUser() === null) openLogin({ purpose: 'board', onSignedIn: ask })
  else ask()
}

export function endAskingForBoard(): void {
  asked.set(null)
}

export function useSkusToAdd(): SkusToAdd | null {
  return useStore(asked)
}
