import { openLogin } from '../../members/login/login-dialog.ts'
import { currentUser } from '../../members/session/current-user.ts'
import { createStore, useStore } from '../../kit/store.ts'

/** What a budget list is chosen for: SKUs, or everything on a board. */
export type SourceToAdd = { skuIds: readonly string[] } | { board: { id: string; name: string } }

const asked = createStore<SourceToAdd | null>(null)

/** Opens the dialog that chooses a budget list for SKUs or for a board. A visitor logs in first. */
export function askForBudget(wanted: SourceToAdd): void {
  const ask = () => asked.set(wanted)
  if (currentUser() === null) openLogin({ purpose: 'budget', onSignedIn: ask })
  else ask()
}

export function endAskingForBudget(): void {
  asked.set(null)
}

export function useSourceToAdd(): SourceToAdd | null {
  return useStore(asked)
}
