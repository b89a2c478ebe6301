import { useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { usePageUnit } from '../../kit/page-unit.ts'
import { keepRecentSearch, readRecentSearches } from './recent-searches.ts'
import type { SearchWords } from './search-words.ts'
import type { PanelKeys } from './SuggestionPanel.tsx'

/** What somebody does in the search box: types, composes with an input method, searches, clears, opens the suggestions by keys. */
export function useTyping(search: SearchWords, input: RefObject<HTMLInputElement | null>) {
  const { isPhone } = usePageUnit()
  /** The text that an input method is still composing. */
  const [composed, setComposed] = useState<string | null>(null)
  const panel = usePanel(search.text.trim())
  const keys = useRef<PanelKeys>(null)
  const { isShown, open, close } = panel

  const write = (text: string) => {
    setComposed(null)
    search.type(text)
    panel.activate(null)
    open()
  }
  const searchFor = (text: string) => {
    search.search(text)
    keepRecentSearch(text)
    close()
    // The keyboard of a phone would cover the results.
    if (isPhone) input.current?.blur()
  }
  const clear = () => {
    setComposed(null)
    search.search('')
    input.current?.focus()
    open()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (composed === null) searchFor(search.text)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return isShown ? close() : search.text && clear()
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    if (isShown && keys.current?.press(event.key)) event.preventDefault()
    if (isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    open()
  }
  return { panel, keys, composed, compose: setComposed, write, searchFor, clear, submit, press }
}

/** Whether the suggestions are open, which of them is active, and the recent searches as of the last opening. */
function usePanel(words: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const readRecent = () => setRecent(readRecentSearches())
  const open = () => {
    readRecent()
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setActiveKey(null)
  }
  const isShown = isOpen && (words !== '' || recent.length > 0)
  return { isShown, open, close, recent, readRecent, activeKey, activate: setActiveKey }
}
