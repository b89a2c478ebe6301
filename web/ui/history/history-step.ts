import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * An open viewer is a step of the history, because on a phone Back is how one closes what covers the screen: it then closes
 * the viewer and leaves the product open. Closing it otherwise takes the step back. `name` tells what else is shown so from the viewer.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void, name = 'viewing'): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isStep = typeof state === 'object' && state !== null && name in state
  const wasStep = useRef(false)
  // The history is the browser's. A step without a viewer is one that was closed, reloaded, or come to by Forward.
  useEffect(() => {
    if (isOpen && !isStep && wasStep.current) onClose()
    else if (isOpen && !isStep)
      void navigate({ pathname, search, hash }, { state: { ...Object(state), [name]: true }, preventScrollReset: true })
    else if (!isOpen && isStep) void navigate(-1)
    wasStep.current = isStep
    // Only opening, closing and the history's steps are moves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, isStep])
}
