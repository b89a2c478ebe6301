import { createStore, useStore } from '../../ui/store.ts'

/** What a visitor was about to do that only members do. */
export type LoginPurpose = 'picture' | 'save' | 'board' | 'budget' | 'report'

export interface LoginRequest {
  /** The session has ended by itself; the dialog says so. */
  isTimedOut: boolean
  /** Why it was ended, in words: for them to read in place of that it timed out. */
  endedWhy?: string | undefined
  /** Absent where they asked for the dialog itself, or it is not known. */
  purpose?: LoginPurpose | undefined
}

interface Opening extends Partial<LoginRequest> {
  /** What the person was about to do: done once they are signed in, dropped when they close the dialog. */
  onSignedIn?: () => void
}

const request = createStore<LoginRequest | null>(null)
let pending: (() => void) | undefined

/** Asks for the login dialog, from wherever; there is one at a time. */
export function openLogin({ isTimedOut = false, endedWhy, purpose, onSignedIn }: Opening = {}): void {
  pending = onSignedIn ?? pending
  const before = request.get()
  request.set({
    isTimedOut: isTimedOut || (before?.isTimedOut ?? false),
    endedWhy: endedWhy ?? before?.endedWhy,
    purpose: purpose ?? before?.purpose,
  })
}

/** The open dialog as the state of a history entry has it; null where there is none. */
export function stepOf(state: unknown): LoginRequest | null {
  const { login } = Object(state) as { login?: LoginRequest }
  return login ?? null
}

/** A request that nobody has met yet. */
export function useLoginDialog(): LoginRequest | null {
  return useStore(request)
}

export function dropRequest(): void {
  request.set(null)
}

/** What was to be done after signing in, which is then forgotten. */
export function takePending(): (() => void) | undefined {
  const taken = pending
  pending = undefined
  return taken
}
