import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * As `useHistoryStep`, for what belongs to a page: a page that is kept believes to be at its own location, whatever steps are
 * taken meanwhile, so the browser's history is asked. `name` tells the step from others.
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
  // The history is the browser's.
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

/** What the router keeps with the step that the browser is at. */
function statesOfStep(): object {
  const { usr } = (window.history.state ?? {}) as { usr?: unknown }
  return typeof usr === 'object' && usr !== null ? usr : {}
}
