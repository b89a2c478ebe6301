import { openLogin } from '../members/login/login-dialog.ts'
import { currentUser } from '../members/session/current-user.ts'
import { createStore, useStore } from '../kit/store.ts'

/** The steps that the dialog can open at. */
export type SubstitutionStep =
  | { at: 'uses' }
  | { at: 'choose' }
  /** `boardIds`: ticked are the uses on these boards alone. */
  | { at: 'preview'; toSkuId: string; boardIds?: readonly string[] }
  | { at: 'history' }
  | { at: 'one'; id: string }
  | { at: 'undo'; id: string }

export interface SubstitutionRequest {
  /** Null where the dialog is about no particular material. */
  skuId: string | null
  face: SubstitutionStep
}

const asked = createStore<SubstitutionRequest | null>(null)

/** Opens the dialog. A visitor logs in first. */
export function openSubstitution(what: SubstitutionRequest): void {
  const open = () => asked.set(what)
  if (currentUser() === null) openLogin({ onSignedIn: open })
  else open()
}

export function showUses(skuId: string): void {
  openSubstitution({ skuId, face: { at: 'uses' } })
}

export function openSubstitutionOf(skuId: string): void {
  openSubstitution({ skuId, face: { at: 'choose' } })
}

/** Replaces a SKU by another on these boards, as far as the member leaves them ticked. */
export function replaceOnBoards(skuId: string, toSkuId: string, boardIds: readonly string[]): void {
  openSubstitution({ skuId, face: { at: 'preview', toSkuId, boardIds } })
}

export function closeSubstitution(): void {
  asked.set(null)
}

export function useAsked(): SubstitutionRequest | null {
  return useStore(asked)
}
