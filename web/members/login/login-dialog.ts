import { createStore, useStore } from '../../kit/store.ts'

/** The members-only action that a visitor attempted. */
export type LoginPurpose = 'picture' | 'save' | 'board' | 'budget' | 'project' | 'report'

export interface LoginRequest {
  /** The session has ended by itself; the dialog says so. */
  isTimedOut: boolean
  /** Why the session was ended, in words, in place of the message that it timed out. */
  endedWhy?: string | undefined
  /** Absent where they asked for the dialog itself, or where it is unknown. */
  purpose?: LoginPurpose | undefined
}

interface Opening extends Partial<LoginRequest> {
  /** The attempted action: run after signing in, dropped when the dialog closes. */
  onSignedIn?: () => void
}

const request = createStore<LoginRequest | null>(null)
let pending: (() => void) | undefined

/** Opens the login dialog from anywhere; there is one at a time. */
export function openLogin({ isTimedOut = false, endedWhy, purpose, onSignedIn }: Opening = {}): void {
  pending = onSignedIn ?? pending
  const before = request.get()
  request.set({
    isTimedOut: isTimedOut || (before?.isTimedOut ?? false),
    endedWhy: endedWhy ?? before?.endedWhy,
    purpose: purpose ?? before?.purpose,
  })
}

/** The open dialog in a history entry's state; null where there is none. */
export function stepOf(state: unknown): LoginRequest | null {
  const { login } = Object(state) as { login?: LoginRequest }
  return login ?? null
}

/** A request that no dialog has handled yet. */
export function useLoginDialog(): LoginRequest | null {
  return useStore(request)
}

export function dropRequest(): void {
  request.set(null)
}

/** Takes the action to run after signing in; it is then forgotten. */
export function takePending(): (() => void) | undefined {
  const taken = pending
  pending = undefined
  return taken
}
