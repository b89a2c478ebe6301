import { sentAddress, workAddress } from '../../../workspace/work-address.ts'

/** Ends the address of a project's page that leads to what was sent. */
export const SENT = '#sent'

/** Where the next version is composed. */
export function sendAddress(projectId: string): string {
  return `${workAddress('project', projectId)}/send`
}

/** Names, in the address of a version, the comment whose place is shown. */
export const COMMENT = 'comment'

/** The place of a comment in what was sent. */
export function placeAddress(projectId: string, number: number, commentId: string): string {
  return `${sentAddress(projectId, number)}?${COMMENT}=${commentId}`
}
