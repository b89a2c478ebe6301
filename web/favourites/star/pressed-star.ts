import { useSyncExternalStore } from 'react'
import { currentUser } from '../../members/session/current-user.ts'
import { openLogin } from '../../members/login/login-dialog.ts'

/** The star that the popover is open for. */
export interface PressedStar {
  skuId: string
  star: HTMLElement
}

let pressed: PressedStar | null = null
const listeners = new Set<() => void>()

/** Opens the popover; for a visitor the login dialog, and then the popover. */
export function pressStar(star: PressedStar): void {
  if (currentUser() === null) openLogin({ purpose: 'save', onSignedIn: () => setPressed(star) })
  else setPressed(star)
}

export function closePopover(): void {
  setPressed(null)
}

export function usePressedStar(): PressedStar | null {
  return useSyncExternalStore(subscribe, () => pressed)
}

function setPressed(next: PressedStar | null): void {
  pressed = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
