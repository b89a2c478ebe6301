import type { Board } from '../../../contract/boards/calls.ts'
import type { Right } from '../../../contract/collaboration/rights.ts'
import { openDocumentEditor, type DocumentEditor } from '../../workspace/editing/document-editor.ts'
import { boardKind, openedBoard, type BoardShape } from './board-kind.ts'
import { createRenewal } from './picture-addresses.ts'

export interface BoardEditor extends DocumentEditor<BoardShape> {
  /** Adds the address of a picture that was just uploaded. */
  addPicture: (key: string, address: string) => void
  /** Sets what the member may do now. */
  tellRight: (right: Right) => void
  /** Takes back edits that may not be saved. It can be undone. */
  takeBack: () => void
}

interface OpenBoard {
  board: Board
  memberId: string
}

/** Opens a board for editing. */
export function openBoardEditor({ board, memberId }: OpenBoard): BoardEditor {
  const addPictures = (pictures: Readonly<Record<string, string>>) =>
    editor.tell({ pictures: { ...editor.get().pictures, ...pictures } })
  const editor = openDocumentEditor({
    kind: boardKind,
    id: board.id,
    memberId,
    opened: openedBoard(board),
    onLook: createRenewal(board.id, addPictures),
  })
  return {
    ...editor,
    addPicture: (key, address) => addPictures({ [key]: address }),
    tellRight: (right) => editor.tell({ right }),
  }
}
