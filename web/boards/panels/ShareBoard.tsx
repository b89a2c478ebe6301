import type { ReactNode } from 'react'
import type { Right } from '../../../contract/collaboration/rights.ts'
import { useItemWords } from '../editor/desk/item-words.ts'
import { boundsOfAll, type PaperPoint } from '../editor/geometry/boxes.ts'
import { pointAt } from '../editor/state/pointed.ts'
import { select } from '../editor/state/selection.ts'
import { bringIntoSight } from '../editor/state/view.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'

/** An open board, as the share button needs it. Its functions answer for the moment they are called. */
export interface BoardToShare {
  id: string
  name: string
  version: number
  right: Right
  /** The brands of its items, in Chinese and in English. */
  brandNames: () => { name: string; englishName: string }[]
  /** The name of an item; null where it is gone. */
  nameOf: (itemId: string) => string | null
  /** Chooses an item and brings it into sight. */
  show: (itemId: string) => void
  /** Points out a place on the paper, in mm. */
  showPlace: (at: PaperPoint) => void
  /** Saves the board. Returns whether everything is saved then. */
  saveFirst: () => Promise<boolean>
}

export type RenderShare = (board: BoardToShare) => ReactNode

/** Renders the share button of the edited board. */
export function ShareBoard({ boardId, render }: { boardId: string; render: RenderShare }) {
  const board = useEditedBoard()
  const words = useItemWords()
  const name = useEdited(({ draft }) => draft.fields.name)
  const version = useEdited((state) => state.version)
  const right = useEdited((state) => state.right)
  const items = () => board.get().draft.items
  return render({
    id: boardId,
    name,
    version,
    right,
    brandNames: () => {
      const samples = [...items().values()].filter((item) => item.type === 'sku')
      return samples.map(({ snapshot: { brand } }) => ({ name: brand.name, englishName: brand.enName }))
    },
    nameOf: (itemId) => {
      const item = items().get(itemId)
      return item ? words.name(item) : null
    },
    show: (itemId) => {
      const around = boundsOfAll([items().get(itemId)].filter((item) => item !== undefined))
      if (around) bringIntoSight(around)
      select([itemId])
    },
    showPlace: pointAt,
    saveFirst: async () => {
      await board.saveNow()
      return board.get().save === 'saved'
    },
  })
}
