import { useState } from 'react'
import { createStore } from '../../kit/store.ts'
import type { Grouping, RowPosition } from '../table/table-props.ts'
import type { BudgetDialog } from './BudgetHead.tsx'
import type { FigureToExplain } from './ExplainedFigure.tsx'
import { keepGrouping, readGrouping } from './kept-grouping.ts'
import type { SettingsPlace } from './SettingsDialog.tsx'
import type { ShownLines } from './shown-lines.ts'

/** The state of the page of a list: what is shown, and what is open. */
export function useBudgetPage(memberId: string) {
  const [grouping, setGrouping] = useState(() => readGrouping(memberId))
  const [shown, setShown] = useState<ShownLines>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [isPanelShown, setIsPanelShown] = useState(true)
  const [isPhonePanelOpen, setIsPhonePanelOpen] = useState(false)
  const [openLine, setOpenLine] = useState<string | null>(null)
  const [standing] = useState(() => createStore<RowPosition>({ roomId: null, section: '' }))
  const [explained, setExplained] = useState<FigureToExplain | null>(null)
  const [dialog, setDialog] = useState<BudgetDialog | null>(null)
  const [settingsPlace, setSettingsPlace] = useState<SettingsPlace>('name')
  return {
    grouping,
    setGrouping: (next: Grouping) => {
      setGrouping(next)
      keepGrouping(memberId, next)
    },
    shown,
    setShown,
    isAdding,
    setIsAdding,
    isPanelShown,
    setIsPanelShown,
    isPhonePanelOpen,
    setIsPhonePanelOpen,
    openLine,
    setOpenLine,
    standing,
    explained,
    setExplained,
    dialog,
    setDialog,
    settingsPlace,
    openSettings: (place: SettingsPlace) => {
      setSettingsPlace(place)
      setDialog('settings')
    },
    openDialog: (opened: BudgetDialog) => {
      setSettingsPlace('name')
      setDialog(opened)
    },
  }
}

export type BudgetPage = ReturnType<typeof useBudgetPage>
