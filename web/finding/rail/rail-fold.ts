import { useCallback, useState } from 'react'
import { readStored, writeStored } from '../../kit/storage.ts'
import { useSheetStep } from './sheet-step.ts'

const KEY = 'quarry-rail'

export interface RailFold {
  /** The id of the rail's element. */
  railId: string
  /** The rail of a desktop; remembered. */
  isRailOpen: boolean
  /** The sheet of a phone. */
  isSheetOpen: boolean
  setRailOpen: (isOpen: boolean) => void
  setSheetOpen: (isOpen: boolean) => void
}

/** Whether the filters are in sight. */
export function useRailFold(railId = 'filters'): RailFold {
  const [isRailOpen, setIsRailOpen] = useState(() => readStored(KEY) !== 'folded')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const step = useSheetStep(isSheetOpen, () => setIsSheetOpen(false))
  const setRailOpen = useCallback((isOpen: boolean) => {
    setIsRailOpen(isOpen)
    writeStored(KEY, isOpen ? 'open' : 'folded')
  }, [])
  const setSheetOpen = (isOpen: boolean) => {
    if (isOpen === isSheetOpen) return
    setIsSheetOpen(isOpen)
    if (isOpen) step.begin()
    else step.end()
  }
  return { railId, isRailOpen, isSheetOpen, setRailOpen, setSheetOpen }
}
