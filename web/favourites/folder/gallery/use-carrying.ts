import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beforeIdOf, carriedBy, type Carried } from '../../../kit/lists/carried.ts'
import { placeAfterKey } from '../../../kit/lists/order.ts'
import type { ItemOrder } from '../items/item-changes.ts'

interface CarryingParts {
  /** The ids of all listed items. */
  order: readonly string[]
  ticked: ReadonlySet<string>
  nameOf: (id: string) => string
  onDrop: (order: ItemOrder) => void
}

/** Items being moved, by pointer or by key, and what a screen reader hears of it. */
export function useItemDrag({ order, ticked, nameOf, onDrop }: CarryingParts) {
  const { t } = useTranslation()
  const [carried, setCarried] = useState<Carried | null>(null)
  const [words, setWords] = useState('')
  const isByKey = useRef(false)
  const total = order.length

  const take = (id: string) => {
    const next = carriedBy(id, ticked, order)
    setCarried(next)
    const facts = { name: nameOf(id), place: next.from + 1, total }
    setWords(t('folder.carried', { count: next.ids.length, ...facts }))
  }
  const holdOver = (over: number) => {
    if (!carried || over < 0 || over >= total || over === carried.over) return
    setCarried({ ...carried, over })
    setWords(t('folder.overPlace', { place: over + 1, total }))
  }
  const giveUp = () => {
    if (!carried) return
    setCarried(null)
    isByKey.current = false
    setWords(t('folder.givenUp'))
  }
  const drop = () => {
    if (!carried) return
    if (carried.over === carried.from) return giveUp()
    setCarried(null)
    setWords(t('folder.dropped', { place: carried.over + 1, total }))
    onDrop({ ids: carried.ids, beforeId: beforeIdOf(carried, order) })
    // Moved by key, the dragged card stays in the document: its handle keeps the focus.
    isByKey.current = false
  }
  const pressKey = (id: string, event: KeyboardEvent) => {
    const isCarrying = carried !== null && isByKey.current
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (isCarrying) return drop()
      isByKey.current = true
      return take(id)
    }
    if (!isCarrying) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      return giveUp()
    }
    const columns = columnsAround(event.currentTarget)
    const place = placeAfterKey(event.key, carried.over, { columns, count: total })
    if (place === null) return
    event.preventDefault()
    holdOver(place)
  }

  // React does not scroll the window: this brings the target place into view.
  useEffect(() => {
    if (!carried || !isByKey.current) return
    document.querySelector(`[data-carrying="before"], [data-carrying="after"]`)?.scrollIntoView({ block: 'nearest' })
  }, [carried])

  return { carried, words, take, holdOver, drop, giveUp, pressKey, leaveKeys: () => isByKey.current && giveUp() }
}

/** The grid states its columns in the document. */
function columnsAround(element: EventTarget): number {
  const grid = element instanceof Element ? element.closest<HTMLElement>('[data-columns]') : null
  return Number(grid?.dataset['columns'] ?? 1)
}
