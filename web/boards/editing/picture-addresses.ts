import { getBoard } from '../../../contract/boards/calls.ts'
import { call } from '../../api.ts'

/** Addresses of one's own pictures are good for an hour. */
const RENEW_MS = 45 * 60_000

/** Makes a function that asks for new addresses of a board's pictures, once the old ones are near their end. */
export function createRenewal(
  boardId: string,
  onRenewed: (pictures: Readonly<Record<string, string>>) => void,
): () => void {
  let renewedAt = Date.now()
  return () => {
    if (Date.now() - renewedAt < RENEW_MS) return
    renewedAt = Date.now()
    call(getBoard, { id: boardId }).then(
      ({ pictures }) => onRenewed(pictures),
      () => undefined,
    )
  }
}
