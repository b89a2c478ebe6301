import { createContext, use } from 'react'
import { useStore } from '../../../ui/store.ts'
import type { BoardEditor } from '../../editing/board-editor.ts'
import type { BoardState } from '../../editing/board-kind.ts'

/** The board that is being edited, for everything that stands in its editor. */
export const EditedBoardContext = createContext<BoardEditor | null>(null)

export function useEditedBoard(): BoardEditor {
  const board = use(EditedBoardContext)
  if (!board) throw new Error('stands in no editor')
  return board
}

/** What `select` takes out of the state of the edited board: something that is there already, or a plain value. */
export function useEdited<Part>(select: (state: BoardState) => Part): Part {
  return useStore(useEditedBoard(), select)
}
