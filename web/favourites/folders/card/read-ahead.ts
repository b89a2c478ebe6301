import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrencies } from '../../../finding/filters/currency.tsx'
import { readFilters } from '../../../finding/filters/filters.ts'
import { itemPagesOf } from '../../folder/items/folder-items.ts'

/** A pointer that only passes over does not count. */
const DWELL_MS = 60

/** Reads a folder's first items and their script once the pointer rests on its card, so that it opens filled. */
export function useReadingAhead(folderId: string) {
  const queryClient = useQueryClient()
  const currencies = useCurrencies()
  const { language } = useTranslation().i18n
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = () => clearTimeout(timer.current)
  // A card that unmounts is no longer pointed at.
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = () => {
    const filters = readFilters(new URLSearchParams(), currencies)
    const pages = itemPagesOf(folderId, filters, language)
    // Reading ahead reports no failure: opening the folder does.
    void queryClient.prefetchInfiniteQuery({ ...pages, meta: { ...pages.meta, isBackground: true } })
    import('../../folder/FolderView.tsx').catch(() => undefined)
  }
  const begin = ({ pointerType }: PointerEvent) => {
    end()
    timer.current = setTimeout(read, pointerType === 'touch' ? 0 : DWELL_MS)
  }
  return { onPointerEnter: begin, onPointerLeave: end }
}
