import { getBoard } from '../../../contract/boards/calls.ts'
import { call } from '../../api.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Addresses of one's own pictures are good for an hour. */
const RENEW_MS = 45 * 60_000

/** What asks for new addresses of the board's pictures, where they are old by then. */
export function createRenewal(copy: WorkingCopy, boardId: string): () => void {
  let renewedAt = Date.now()
  return () => {
    if (Date.now() - renewedAt < RENEW_MS) return
    renewedAt = Date.now()
    call(getBoard, { id: boardId }).then(
      ({ pictures }) => copy.show({ pictures: { ...copy.state.get().pictures, ...pictures } }),
      () => undefined,
    )
  }
}
