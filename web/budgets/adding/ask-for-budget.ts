import { openLogin } from '../../members/login/login-dialog.ts'
import { currentUser } from '../../members/session/current-user.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** What waits until a budget list is chosen for it. */
export type AskedFor = { skuIds: readonly string[] } | { board: { id: string; name: string } }

const asked = createStore<AskedFor | null>(null)

/** Asks for a budget list for SKUs, or for all that lies on a board. A visitor logs in first. */
export function askForBudget(wanted: AskedFor): void {
  const ask = () => asked.set(wanted)
  if (currentUser() === null) openLogin({ purpose: 'budget', onSignedIn: ask })
  else ask()
}

export function endAsking(): void {
  asked.set(null)
}

export function useAskedFor(): AskedFor | null {
  return useStore(asked)
}
