import { openLogin } from '../../members/login/login-dialog.ts'
import { currentUser } from '../../members/session/current-user.ts'
import { createStore, useStore } from '../../kit/store.ts'

/** The SKUs that a folder is chosen for. */
const asked = createStore<readonly string[] | null>(null)

/** Opens the dialog that chooses a folder for these SKUs. A visitor logs in first. */
export function askForFolder(skuIds: readonly string[]): void {
  const ask = () => asked.set(skuIds)
  if (currentUser() === null) openLogin({ purpose: 'save', onSignedIn: ask })
  else ask()
}

export function endAskingForFolder(): void {
  asked.set(null)
}

export function useSkusForFolder(): readonly string[] | null {
  return useStore(asked)
}
