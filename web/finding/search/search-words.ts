import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, type Path } from 'react-router'
import { useAddressFilters } from '../filters/address-filters.ts'
import { isCataloguePath } from '../../catalogue/address.ts'
import { filtersAddress, noFilters, type CatalogueFilters } from '../filters/filters.ts'
import { productPagesOf } from '../queries.ts'

/** The list follows the first letter at once, and the next ones no oftener than this. */
const PAUSE_MS = 40

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
  const readAhead = useReadingAhead()
  const isOnList = isCataloguePath(useLocation().pathname)
  const { filters, addressWith, changeFilters } = useAddressFilters()
  const inForce = isOnList ? (filters.keyword ?? '') : ''
  const [draft, setDraft] = useState<Draft | null>(null)
  /** The words that this typing has brought into force: the next letter gives them another form, in the same step of the history. */
  const [ownWords, setOwnWords] = useState<string | null>(null)
  const isStillTyping = ownWords === inForce
  // A letter may come while the list is about to follow: then the words that come into force are not its base, but our own.
  const isInTime = draft?.isOnList === isOnList && (draft.base === inForce || isStillTyping)
  const typed = isInTime ? draft.text : null
  const text = typed ?? inForce

  const take = (keyword: string, written = keyword) => {
    setDraft({ text: written, base: isOnList ? keyword : '', isOnList })
    if (!isOnList || keyword === inForce) return
    readAhead({ ...filters, keyword: keyword || null })
    changeFilters({ keyword: keyword || null }, { isTyping: isStillTyping })
  }
  const lastFollowed = useRef(-Infinity)
  const follow = (written: string) => {
    lastFollowed.current = performance.now()
    setOwnWords(written.trim())
    take(written.trim(), written)
  }
  const type = (next: string) => {
    const isDue = lastFollowed.current + PAUSE_MS <= performance.now()
    if (isOnList && isDue && next.trim() !== inForce) follow(next)
    else setDraft({ text: next, base: inForce, isOnList })
  }
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
    take(keyword, text)
    return addressWith({ keyword: keyword || null })
  }

  // A pause in typing is outside React: after it the list follows.
  useEffect(() => {
    if (typed === null || !isOnList || typed.trim() === inForce) return undefined
    const timer = setTimeout(() => follow(typed), Math.max(0, lastFollowed.current + PAUSE_MS - performance.now()))
    return () => clearTimeout(timer)
  })
  return { text, isTyped: typed !== null, inForce, type, search, turnInto, settle, endTyping }
}

/** Asks for the list at once: the page takes a while to be drawn for its new address, and only then would ask by itself. */
function useReadingAhead(): (filters: CatalogueFilters) => void {
  const queryClient = useQueryClient()
  const { i18n } = useTranslation()
  return (filters) => void queryClient.prefetchInfiniteQuery(productPagesOf(filters, i18n.language))
}

export type SearchWords = ReturnType<typeof useSearchWords>
