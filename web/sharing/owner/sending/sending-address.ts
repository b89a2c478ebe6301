import { sentAddress } from '../../../workspace/work-address.ts'

/** Names, in the address of a version, the comment whose place is shown. */
export const COMMENT = 'comment'

/** The place of a comment in what was sent. */
export function placeAddress(projectId: string, number: number, commentId: string): string {
  return `${sentAddress(projectId, number)}?${COMMENT}=${commentId}`
}
