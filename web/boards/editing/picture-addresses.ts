import { getBoard } from '../../../contract/boards/calls.ts'
import { call } from '../../api.ts'

/** Addresses of own pictures are valid for an hour. */
const RENEW_MS = 45 * 60_000

/** Makes a function that renews the addresses of a board's pictures when they are about to expire. */
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
