import type { Trx } from '../database.ts'
import { transferOwnership } from '../workspace/transfer-ownership.ts'
import type { OwnershipTransfer } from '../workspace/transfer-ownership.ts'
import { requireRoomForFilesOf } from './files/stored.ts'

/**
 * Makes another member the owner of a project; what it holds stays with its owners. Its files come with
 * it. Throws 404, 1009004010, and 1009007005 where the new owner has no room for them.
 */
export async function transferProject(trx: Trx, handing: OwnershipTransfer): Promise<void> {
  await transferOwnership(trx, handing, {
    kind: 'project',
    below: [],
  })
  await requireRoomForFilesOf(trx, { projectId: handing.id, ownerId: handing.toId })
}
