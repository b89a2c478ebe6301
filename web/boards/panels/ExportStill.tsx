import '../../locales/board-panels-texts.ts'
import type { Board } from '../../../contract/boards/calls.ts'
import { Exporting } from './ExportDialog.tsx'

/** Exports a board from the page of whoever looks at it and works on it with others. */
export function ExportStill({ board }: { board: Board }) {
  return <Exporting boardId={board.id} surface={board} />
}
