import '../../locales/board-adding-texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import { createBoard, getBoard, updateBoard } from '../../../contract/boards/calls.ts'
import { call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { i18n } from '../../locales/i18n.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { newKey } from '../../workspace/new-key.ts'
import { newItemId } from '../item-id.ts'
import { askForSamples, readBoardsAgain } from '../queries.ts'
import { tellOfBoard } from '../tell-of-board.ts'
import { tellIfCrowded } from './crowded.ts'
import { layOut } from './laying.ts'

interface Adding {
  client: QueryClient
  memberId: string
  /** Opens the board that was added to. */
  open: (boardId: string) => void
}

/** Places samples on one of the member's boards and shows a toast that takes them back. Throws the server's refusal. */
export async function addToBoard(
  adding: Adding,
  { id, name }: { id: string; name: string },
  skuIds: readonly string[],
): Promise<void> {
  const [board, found] = await Promise.all([call(getBoard, { id }), askForSamples(skuIds)])
  if (found.length === 0) return showToast(i18n.t('boardAdding.nothing'))
  const put = layOut(board, found, { newId: newItemId })
  const { version } = await call(updateBoard, { id, version: board.version, put }, { idempotencyKey: newKey() })
  const undo = async () => {
    const remove = put.map((item) => item.id)
    const undone = await call(updateBoard, { id, version, remove }, { idempotencyKey: newKey() })
    noteChange(adding, { id, version: undone.version })
    showToast(i18n.t('boardAdding.undone', { name }))
  }
  noteChange(adding, { id, version })
  const words = i18n.t('boardAdding.added', { count: found.length, name })
  showToast(
    words,
    { label: i18n.t('boardAdding.open'), act: () => adding.open(id) },
    { label: i18n.t('boardAdding.undo'), act: () => void undo().catch(reportFailure) },
  )
  tellIfCrowded(put, board)
  tellOfLeftOut(skuIds.length - found.length)
}

/** Creates a board with the samples on it. A retry uses the same `key`. Throws the server's refusal. */
export async function addToNewBoard(
  adding: Adding,
  { name, key }: { name: string; key: string },
  skuIds: readonly string[],
): Promise<void> {
  const found = await askForSamples(skuIds)
  if (found.length === 0) return showToast(i18n.t('boardAdding.nothing'))
  const items = layOut({ ...NEW_BOARD, items: [] }, found, { newId: newItemId })
  const id = await call(createBoard, { name, items }, { idempotencyKey: key })
  readBoardsAgain(adding.client)
  showToast(i18n.t('boardAdding.added', { count: found.length, name }), {
    label: i18n.t('boardAdding.open'),
    act: () => adding.open(id),
  })
  tellOfLeftOut(skuIds.length - found.length)
}

function noteChange({ client, memberId }: Adding, board: { id: string; version: number }): void {
  tellOfBoard(memberId, board)
  readBoardsAgain(client)
}

function tellOfLeftOut(count: number): void {
  if (count > 0) showToast(i18n.t('boardAdding.leftOut', { count }))
}
