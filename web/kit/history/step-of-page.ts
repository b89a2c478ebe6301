import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * As `useHistoryStep`, for overlays of a page: a kept page has its own location, whatever steps are taken meanwhile, so this reads the
 * browser's history. `name` tells the entry from others.
 */
export function useStepOfPage(isOpen: boolean, onClose: () => void, name: string): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const begin = useEffectEvent(() => {
    const state = { ...statesOfStep(), [name]: true }
    void navigate({ pathname, search, hash }, { state, preventScrollReset: true })
  })
  const goBack = useEffectEvent(() => {
    if (!(name in statesOfStep())) onClose()
  })
  const end = useEffectEvent(() => {
    if (name in statesOfStep()) void navigate(-1)
  })
  // The history belongs to the browser.
  useEffect(() => {
    if (!isOpen) return
    const listen = () => goBack()
    begin()
    window.addEventListener('popstate', listen)
    return () => {
      window.removeEventListener('popstate', listen)
      end()
    }
  }, [isOpen])
}

/** The router's state of the current history entry. */
function statesOfStep(): object {
  const { usr } = (window.history.state ?? {}) as { usr?: unknown }
  return typeof usr === 'object' && usr !== null ? usr : {}
}
