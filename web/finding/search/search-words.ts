import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, type Path } from 'react-router'
import { useAddressFilters, withWords } from '../filters/address-filters.ts'
import { isCataloguePath } from '../../catalogue/address.ts'
import { filtersAddress, noFilters, type CatalogueFilters } from '../filters/filters.ts'
import { productPagesOf } from '../queries.ts'

/** The list follows the first letter at once, later ones at most this often. */
const PAUSE_MS = 40

interface Draft {
  text: string
  /** The words in force when the text was typed, or after it was applied. Other words in force make it outdated. */
  base: string
  /** Words typed on another page apply to the list only once they are submitted. */
  isOnList: boolean
}

/** The words in the box and the list's words. On the list's own page the list follows the typing, elsewhere Enter. */
export function useSearchWords() {
  const navigate = useNavigate()
  const readAhead = useReadingAhead()
  const isOnList = isCataloguePath(useLocation().pathname)
  const { filters, addressWith, changeFilters } = useAddressFilters()
  const inForce = isOnList ? (filters.keyword ?? '') : ''
  const [draft, setDraft] = useState<Draft | null>(null)
  /** The words that this typing has brought into force: the next letter replaces them in the same history entry. */
  const [ownWords, setOwnWords] = useState<string | null>(null)
  const isStillTyping = ownWords === inForce
  // A letter may come while the list is about to follow: the words then coming into force are this typing's own.
  const isInTime = draft?.isOnList === isOnList && (draft.base === inForce || isStillTyping)
  const typed = isInTime ? draft.text : null
  const text = typed ?? inForce

  const take = (keyword: string, written = keyword) => {
    setDraft({ text: written, base: isOnList ? keyword : '', isOnList })
    if (!isOnList || keyword === inForce) return
    readAhead(withWords(filters, { keyword: keyword || null }))
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
  /** Drops what is typed: it has led elsewhere. */
  const drop = () => {
    setDraft(null)
    endTyping()
  }
  /** Applies a filter that the words meant, in place of the words. */
  const turnInto = (change: Partial<CatalogueFilters>) => {
    drop()
    if (isOnList) changeFilters({ keyword: null, ...change }, { isTyping: isStillTyping })
    else void navigate(filtersAddress({ ...noFilters, ...change }))
  }
  /** Applies the typed words on the list's own page; answers the page's new address, if it changes. */
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
  return { text, isTyped: typed !== null, inForce, type, search, turnInto, drop, settle, endTyping }
}

/** Requests the list at once: rendering the page for its new address takes a while, and would request it only then. */
function useReadingAhead(): (filters: CatalogueFilters) => void {
  const queryClient = useQueryClient()
  const { i18n } = useTranslation()
  return (filters) => void queryClient.prefetchInfiniteQuery(productPagesOf(filters, i18n.language))
}

export type SearchWords = ReturnType<typeof useSearchWords>
