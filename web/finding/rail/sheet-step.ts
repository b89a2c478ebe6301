import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * An open sheet is a step of the history, because on a phone Back is how one closes what covers the screen. Whatever is
 * chosen in it replaces that step (OneStepContext). So Back closes the sheet with all that was chosen, as its buttons do, and
 * only Back once more takes that away.
 */
export function useSheetStep(isOpen: boolean, onClose: () => void) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const step = useRef<number | null>(null)
  const searchBefore = useRef(search)
  const searchChosen = useRef(search)

  // Going back changes the address before anyone is told: only what stands at the sheet's own step was chosen in it.
  useEffect(() => {
    if (isOpen && stepOfHistory() === step.current) searchChosen.current = search
  }, [isOpen, search])

  const leave = useEffectEvent(() => {
    onClose()
    const isStepBefore = window.location.pathname === pathname && window.location.search === searchBefore.current
    if (isStepBefore && searchChosen.current !== searchBefore.current)
      void navigate({ pathname, search: searchChosen.current, hash })
  })
  // The history is the browser's.
  useEffect(() => {
    if (!isOpen) return
    const listen = () => leave()
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [isOpen])

  return {
    begin: () => {
      searchBefore.current = search
      void navigate({ pathname, search, hash }, { preventScrollReset: true })
      step.current = stepOfHistory()
    },
    /** Where nothing was chosen, the step is taken back. */
    end: () => {
      if (search === searchBefore.current) void navigate(-1)
    },
  }
}

/** Where in the history the page is: the router counts its entries there. */
function stepOfHistory(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}
