import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * An open overlay is an entry of the history, because on a phone Back closes it and leaves the page as it is. Closing it otherwise goes
 * back. `name` tells it from other overlays.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void, name: string): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isStep = typeof state === 'object' && state !== null && name in state
  const wasStep = useRef(false)
  // The history belongs to the browser. An entry without its overlay was closed, reloaded, or reached by Forward.
  useEffect(() => {
    if (isOpen && !isStep && wasStep.current) onClose()
    else if (isOpen && !isStep)
      void navigate({ pathname, search, hash }, { state: { ...Object(state), [name]: true }, preventScrollReset: true })
    else if (!isOpen && isStep) void navigate(-1)
    wasStep.current = isStep
    // Only opening, closing and history steps run it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, isStep])
}
