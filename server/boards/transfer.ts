import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { transferOwnership } from '../workspace/transfer-ownership.ts'
import type { OwnershipTransfer } from '../workspace/transfer-ownership.ts'
import type { Trx } from '../database.ts'

/** Makes another member the owner of a board and its items. Throws 404 and 1009004010. */
export async function transferBoard(trx: Trx, handing: OwnershipTransfer): Promise<void> {
  await transferOwnership(trx, handing, {
    kind: 'board',
    below: ['board_item', 'board_removal'],
  })
  await handPicturesOver(trx, handing)
}

/** Gives the board's pictures to the new owner, except those that other boards of the former owner show. */
async function handPicturesOver(trx: QueryExecutorProvider, { id, fromId, toId }: OwnershipTransfer): Promise<void> {
  await sql`
    UPDATE upload SET member_id = ${toId}
    WHERE member_id = ${fromId} AND directory = 'board'
      AND key IN (SELECT key FROM (${SHOWN}) AS shown WHERE board_id = ${id})
      AND key NOT IN (SELECT key FROM (${SHOWN}) AS shown WHERE member_id = ${fromId})`.execute(trx)
}

/**
 * Passes a member's pictures to the owners of other boards, versions and approvals that show them. Called before the account is
 * deleted: work done for others stays.
 */
export async function leavePictures(db: QueryExecutorProvider, memberId: string): Promise<void> {
  await sql`
    UPDATE upload SET member_id = shown.member_id
    FROM (${SHOWN}) AS shown
    WHERE upload.member_id = ${memberId} AND directory = 'board' AND upload.key = shown.key
      AND shown.member_id <> ${memberId}`.execute(db)
  await sql`
    UPDATE upload SET member_id = board.member_id
    FROM (SELECT board_id, picture_keys FROM named_version UNION ALL SELECT board_id, picture_keys FROM share_approval
      UNION ALL SELECT ref_id, picture_keys FROM sent_part WHERE kind = 'board') AS kept
    JOIN board ON board.id = kept.board_id
    WHERE upload.member_id = ${memberId} AND directory = 'board' AND kept.picture_keys @> ARRAY[upload.key]
      AND board.member_id <> ${memberId}`.execute(db)
}

/** Each board's pictures and owner. */
const SHOWN = sql`
  SELECT board_id, board_item.member_id, picture_key AS key FROM board_item WHERE picture_key IS NOT NULL
  UNION ALL SELECT id, member_id, fields -> 'background' ->> 'value' FROM board
    WHERE fields -> 'background' ->> 'type' = 'picture'`
