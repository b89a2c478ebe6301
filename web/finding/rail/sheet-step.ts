import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * An open sheet is an entry of the history, because on a phone Back closes what covers the screen. Choices in it replace that entry
 * (OneStepContext): Back closes the sheet and keeps the choices, like its buttons, and a second Back undoes them.
 */
export function useSheetStep(isOpen: boolean, onClose: () => void) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const step = useRef<number | null>(null)
  const searchBefore = useRef(search)
  const searchChosen = useRef(search)

  // Going back changes the address before the page hears of it: only the state at the sheet's own entry counts as chosen in it.
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
    /** Without a choice the entry is taken back. */
    end: () => {
      if (search === searchBefore.current) void navigate(-1)
    },
  }
}

/** The page's index in the history, as the router counts it. */
function stepOfHistory(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}
