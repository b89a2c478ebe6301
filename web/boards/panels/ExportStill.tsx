import '../../locales/board-panels-texts.ts'
import type { Board } from '../../../contract/boards/calls.ts'
import { Exporting } from './ExportDialog.tsx'

/** Exports a board from the page of a collaborator who only looks at it. */
export function ExportStill({ board }: { board: Board }) {
  return <Exporting boardId={board.id} surface={board} />
}
