import { openLogin } from '../members/login/login-dialog.ts'
import { currentUser } from '../members/session/current-user.ts'
import { createStore, useStore } from '../ui/store.ts'

/** What the dialog shows: it begins with one of these, and goes on from there. */
export type Face =
  | { at: 'uses' }
  | { at: 'choose' }
  | { at: 'preview'; toSkuId: string }
  | { at: 'history' }
  | { at: 'one'; id: string }
  | { at: 'undo'; id: string }

export interface Asked {
  /** Null where the dialog is about no material in particular. */
  skuId: string | null
  face: Face
}

const asked = createStore<Asked | null>(null)

/** Opens the dialog. A visitor logs in first. */
export function ask(what: Asked): void {
  const open = () => asked.set(what)
  if (currentUser() === null) openLogin({ onSignedIn: open })
  else open()
}

export function showUses(skuId: string): void {
  ask({ skuId, face: { at: 'uses' } })
}

export function substitute(skuId: string): void {
  ask({ skuId, face: { at: 'choose' } })
}

export function endAsking(): void {
  asked.set(null)
}

export function useAsked(): Asked | null {
  return useStore(asked)
}
