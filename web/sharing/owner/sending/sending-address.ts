import { workAddress } from '../../../workspace/work-address.ts'

/** Ends the address of a project's page that leads to what was sent. */
export const SENT = '#sent'

/** Where the next version is composed. */
export function sendAddress(projectId: string): string {
  return `${workAddress('project', projectId)}/send`
}
