import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, type Path } from 'react-router'
import { useAddressFilters } from '../address-filters.ts'
import { isCataloguePath } from '../catalogue-path.ts'
import { filtersAddress, noFilters, type CatalogueFilters } from '../filters.ts'

/** The list follows the first letter at once, and the next ones no oftener than this. */
const PAUSE_MS = 80

interface Draft {
  text: string
  /** The words in force when it was typed, or that it became. Other words in force make it outdated. */
  base: string
  /** Words typed elsewhere are none of the list's until they are sent there. */
  isOnList: boolean
}

/** The words in the box and the words of the list. On the list's own page it follows while one types, elsewhere on Enter. */
export function useSearchWords() {
  const navigate = useNavigate()
  const isOnList = isCataloguePath(useLocation().pathname)
  const { filters, addressWith, changeFilters } = useAddressFilters()
  const inForce = isOnList ? (filters.keyword ?? '') : ''
  const [draft, setDraft] = useState<Draft | null>(null)
  /** The words that this typing has brought into force: the next letter gives them another form, in the same step of the history. */
  const [ownWords, setOwnWords] = useState<string | null>(null)
  const typed = draft?.base === inForce && draft.isOnList === isOnList ? draft.text : null
  const text = typed ?? inForce
  const isStillTyping = ownWords === inForce

  const take = (keyword: string) => {
    setDraft({ text: keyword === text.trim() ? text : keyword, base: isOnList ? keyword : '', isOnList })
    if (isOnList && keyword !== inForce) changeFilters({ keyword: keyword || null }, { isTyping: isStillTyping })
  }
  const type = (next: string) => setDraft({ text: next, base: inForce, isOnList })
  const endTyping = () => setOwnWords(null)

  /** The words are complete. */
  const search = (words: string) => {
    const keyword = words.trim()
    take(keyword)
    endTyping()
    if (!isOnList && keyword) void navigate(filtersAddress({ ...noFilters, keyword }))
  }
  /** In place of the words a filter that they meant. */
  const turnInto = (change: Partial<CatalogueFilters>) => {
    setDraft(null)
    endTyping()
    if (isOnList) changeFilters({ keyword: null, ...change }, { isTyping: isStillTyping })
    else void navigate(filtersAddress({ ...noFilters, ...change }))
  }
  /** Brings what was typed into force on the list's own page; answers the page's address then, where it is another. */
  const settle = (): Partial<Path> | undefined => {
    const keyword = text.trim()
    endTyping()
    if (!isOnList || keyword === inForce) return undefined
    take(keyword)
    return addressWith({ keyword: keyword || null })
  }

  const lastFollowed = useRef(-Infinity)
  // A pause in typing is outside React: after it the list follows.
  useEffect(() => {
    const keyword = typed?.trim()
    if (keyword === undefined || !isOnList || keyword === inForce) return undefined
    const follow = () => {
      lastFollowed.current = performance.now()
      setOwnWords(keyword)
      take(keyword)
    }
    const timer = setTimeout(follow, Math.max(0, lastFollowed.current + PAUSE_MS - performance.now()))
    return () => clearTimeout(timer)
  })
  return { text, isTyped: typed !== null, inForce, type, search, turnInto, settle, endTyping }
}

export type SearchWords = ReturnType<typeof useSearchWords>
