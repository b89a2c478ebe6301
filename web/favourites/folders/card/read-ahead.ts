import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrencies } from '../../../finding/filters/currency.tsx'
import { readFilters } from '../../../finding/filters/filters.ts'
import { itemPagesOf } from '../../folder/items/folder-items.ts'

/** A pointer that only passes over is not a wish to open. */
const DWELL_MS = 60

/** Reads a folder's first items, and the script that shows them, once its card is pointed at, so that it opens filled. */
export function useReadingAhead(folderId: string) {
  const queryClient = useQueryClient()
  const currencies = useCurrencies()
  const { language } = useTranslation().i18n
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = () => clearTimeout(timer.current)
  // A card that leaves has no one pointing at it any more.
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = () => {
    const filters = readFilters(new URLSearchParams(), currencies)
    const pages = itemPagesOf(folderId, filters, language)
    // Nobody asked for it: where it fails, whoever opens the folder is told.
    void queryClient.prefetchInfiniteQuery({ ...pages, meta: { ...pages.meta, isBackground: true } })
    import('../../folder/FolderView.tsx').catch(() => undefined)
  }
  const begin = ({ pointerType }: PointerEvent) => {
    end()
    timer.current = setTimeout(read, pointerType === 'touch' ? 0 : DWELL_MS)
  }
  return { onPointerEnter: begin, onPointerLeave: end }
}
