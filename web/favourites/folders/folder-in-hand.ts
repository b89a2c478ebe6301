import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeAfterKey } from '../../kit/lists/order.ts'

interface InHandParts {
  ids: readonly string[]
  columns: number
  nameOf: (id: string) => string
  /** For screen readers. */
  onSay: (words: string) => void
  onDrop: (id: string, place: number) => void
  /** The place that it is held over, from 0. */
  onPlace: (place: number) => void
}

/** A folder moved by keys, like the items of a folder: picked up, moved, and put down or given up. */
export function useFolderInHand({ ids, columns, nameOf, onSay, onDrop, onPlace }: InHandParts) {
  const { t } = useTranslation()
  const [held, setHeld] = useState<{ id: string; place: number } | null>(null)
  /** The folder held last. */
  const [last, setLast] = useState<string | null>(null)
  const factsOf = (id: string, place: number) => ({ name: nameOf(id), place: place + 1, count: ids.length })

  const take = (id: string) => {
    const place = ids.indexOf(id)
    setHeld({ id, place })
    setLast(id)
    onSay(t('folders.held', factsOf(id, place)))
  }
  const giveUp = () => {
    if (!held) return
    setHeld(null)
    onSay(t('folders.putBack', { name: nameOf(held.id) }))
  }
  const drop = ({ id, place }: { id: string; place: number }) => {
    if (ids.indexOf(id) === place) return giveUp()
    setHeld(null)
    onDrop(id, place)
    onSay(t('folders.dropped', factsOf(id, place)))
  }
  /** Returns whether it handled the key. */
  const pressKey = (id: string, key: string): boolean => {
    const isPress = key === ' ' || key === 'Enter'
    if (isPress && held) drop(held)
    else if (isPress) take(id)
    else if (key === 'Escape') giveUp()
    const place = held && placeAfterKey(key, held.place, { columns, count: ids.length })
    if (place !== null && place !== held?.place) {
      setHeld({ id, place })
      onSay(t('folders.moved', factsOf(id, place)))
      onPlace(place)
    }
    return isPress || place !== null
  }
  return { held, last, pressKey, giveUp }
}
