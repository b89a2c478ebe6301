import { getBoard } from '../../../contract/boards/calls.ts'
import { call } from '../../api.ts'
import type { WorkingCopy } from '../../workspace/editing/working-copy.ts'

/** Addresses of one's own pictures are good for an hour. */
const RENEW_MS = 45 * 60_000

/** Makes a function that asks for new addresses of a board's pictures, once the old ones are near their end. */
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
