import { createContext, use } from 'react'
import type { BoardFields } from '../../../../contract/boards/board.ts'
import type { Item } from '../../../../contract/boards/item.ts'
import { useStore, type Readable } from '../../../ui/store.ts'

/** A board as it is being edited. */
interface Draft {
  fields: BoardFields
  items: ReadonlyMap<string, Item>
}

interface Edit {
  put?: readonly Item[]
  remove?: readonly string[]
  fields?: Partial<BoardFields>
  merges?: string
}

type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'refused' | 'full'

interface EditorState {
  draft: Draft
  save: SaveState
  canUndo: boolean
  canRedo: boolean
  pictures: Readonly<Record<string, string>>
}

/** What the editor shows and changes, whoever keeps and saves it. */
export interface EditedBoard extends Readable<EditorState> {
  edit: (edit: Edit) => void
  undo: () => unknown
  redo: () => unknown
}

/** The board that is being edited, for everything that stands in its editor. */
export const EditedBoardContext = createContext<EditedBoard | null>(null)

export function useEditedBoard(): EditedBoard {
  const board = use(EditedBoardContext)
  if (!board) throw new Error('stands in no editor')
  return board
}

/** What `select` takes out of the state of the edited board: something that is there already, or a plain value. */
export function useEdited<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditedBoard(), select)
}
