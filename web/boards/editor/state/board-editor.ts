import { createContext, use } from 'react'
import { useStore } from '../../../kit/store.ts'
import type { BoardEditor } from '../../editing/board-editor.ts'
import type { BoardState } from '../../editing/board-kind.ts'

/** The edited board, for everything in its editor. */
export const EditedBoardContext = createContext<BoardEditor | null>(null)

export function useEditedBoard(): BoardEditor {
  const board = use(EditedBoardContext)
  if (!board) throw new Error('stands in no editor')
  return board
}

/** Selects a part of the edited board's state. `select` must answer something that exists in the state, or a plain value. */
export function useEdited<Part>(select: (state: BoardState) => Part): Part {
  return useStore(useEditedBoard(), select)
}
