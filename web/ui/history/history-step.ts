import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What covers the screen is a step of the history while it is open, because on a phone Back is how one closes it: Back then
 * leaves what is below as it is. Closed otherwise, it takes the step back. `name` tells it from what else is shown so.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void, name: string): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isStep = typeof state === 'object' && state !== null && name in state
  const wasStep = useRef(false)
  // The history is the browser's. A step without what it was for is one that was closed, reloaded, or come to by Forward.
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
