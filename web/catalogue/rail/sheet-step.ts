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
  const searchBefore = useRef(search)
  const searchChosen = useRef(search)

  const note = useEffectEvent(() => {
    searchChosen.current = search
  })
  const leave = useEffectEvent(() => {
    onClose()
    const isStepBefore = window.location.pathname === pathname && window.location.search === searchBefore.current
    if (isStepBefore && searchChosen.current !== searchBefore.current)
      void navigate({ pathname, search: searchChosen.current, hash })
  })
  // The history is the browser's. On its way down the event is here before the router has read the new address; what was
  // chosen is noted then, and written again once the router has.
  useEffect(() => {
    if (!isOpen) return
    const noteFirst = () => note()
    const leaveThen = () => leave()
    window.addEventListener('popstate', noteFirst, { capture: true })
    window.addEventListener('popstate', leaveThen)
    return () => {
      window.removeEventListener('popstate', noteFirst, { capture: true })
      window.removeEventListener('popstate', leaveThen)
    }
  }, [isOpen])

  return {
    begin: () => {
      searchBefore.current = search
      void navigate({ pathname, search, hash }, { preventScrollReset: true })
    },
    /** Where nothing was chosen, the step is taken back. */
    end: () => {
      if (search === searchBefore.current) void navigate(-1)
    },
  }
}
