import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { OneImport } from '../../../contract/import-screen.ts'
import { isBusy } from './queries.ts'

interface FocusOfSteps {
  /** Says what the import is at: focused while a step goes on. */
  state: RefObject<HTMLOutputElement | null>
  /** Heads what a step has come to: focused when it is through. */
  result: RefObject<HTMLHeadingElement | null>
  /** A step is asked for: its button is about to go. */
  begin: () => void
}

/** Whoever takes a step by keys goes on from what it comes to, not from the top of the page; unless they have gone elsewhere. */
export function useFocusOfSteps(now: OneImport['state'] | undefined): FocusOfSteps {
  const state = useRef<HTMLOutputElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const hasBegun = useRef(false)
  // The button that was pressed goes with the state that it was for, and the focus with it: it is set once the new state is shown.
  useEffect(() => {
    if (!hasBegun.current || now === undefined) return
    const at = document.activeElement
    if (isBusy(now)) {
      if (isLost(at)) state.current?.focus()
      return
    }
    hasBegun.current = false
    if (isLost(at) || at === state.current) (result.current ?? state.current)?.focus()
  }, [now])
  return { state, result, begin: () => (hasBegun.current = true) }
}

/** On nothing, or on a button whose step is over. */
function isLost(at: Element | null): boolean {
  return at === null || at === document.body || at instanceof HTMLButtonElement
}
