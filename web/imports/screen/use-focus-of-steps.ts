import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { OneImport } from '../../../contract/import-screen.ts'
import { isBusy } from './queries.ts'

interface FocusOfSteps {
  /** The ref of the step's status: it gets the focus while a step runs. */
  state: RefObject<HTMLOutputElement | null>
  /** The ref of the result's heading: it gets the focus when a step ends. */
  result: RefObject<HTMLHeadingElement | null>
  /** A step was pressed: its button is about to leave. */
  begin: () => void
}

/** Moves the focus from a pressed step to its result instead of the page's top; unless the person has moved it elsewhere. */
export function useFocusOfSteps(now: OneImport['state'] | undefined): FocusOfSteps {
  const state = useRef<HTMLOutputElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const hasBegun = useRef(false)
  // The pressed button leaves with its state and takes the focus along: it is set once the new state is shown.
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

/** The focus is on nothing, or on a button whose step is over. */
function isLost(at: Element | null): boolean {
  return at === null || at === document.body || at instanceof HTMLButtonElement
}
