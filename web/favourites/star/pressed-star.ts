import { currentUser } from '../../members/session/current-user.ts'
import { openLogin } from '../../members/login/login-dialog.ts'
import { createStore, useStore } from '../../kit/store.ts'

/** The star that the popover is open for. */
export interface PressedStar {
  skuId: string
  star: HTMLElement
}

const pressed = createStore<PressedStar | null>(null)

/** Opens the popover; for a visitor first the login dialog. */
export function pressStar(star: PressedStar): void {
  if (currentUser() === null) openLogin({ purpose: 'save', onSignedIn: () => pressed.set(star) })
  else pressed.set(star)
}

export function closePopover(): void {
  pressed.set(null)
}

export function usePressedStar(): PressedStar | null {
  return useStore(pressed)
}
