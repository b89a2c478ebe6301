import type { Merged } from '../../../../contract/keeping/merging.ts'
import { Problem } from '../../../../contract/problem.ts'
import type { MemberContext } from '../../../platform/http/serve.ts'
import { inTransaction } from '../../../platform/postgres/in-transaction.ts'
import type { Trx } from '../../../database.ts'
import { changeByHand } from '../../change-by-hand.ts'
import type { KeepingDeps } from '../../deps.ts'
import { moveToTrash } from '../../trash.ts'
import { trashEntriesOf } from '../delete-records.ts'
import type { KeptRecord, RecordKind, BilingualText } from '../record-kind.ts'
import { findRecords, getRecord } from '../select-records.ts'

/** Two records, of which `from` is merged into `into`. */
export interface RecordPair {
  from: KeptRecord
  into: KeptRecord
}

interface Merge {
  kind: RecordKind
  /** Reports what the merge would do. Throws a Problem where the two cannot be merged. */
  weigh: (trx: Trx, pair: RecordPair) => Promise<Merged>
  /** Does it; afterwards nothing uses `from`. */
  carryOut: (trx: Trx, pair: RecordPair) => Promise<void>
  /** Records that are deleted before `from`, in this order. */
  goesWith?: (trx: Trx, pair: RecordPair) => Promise<string[]>
}

/** The two records, and whether this is a dry run. */
export interface MergeRequest {
  fromId: string
  intoId: string
  dryRun: boolean
}

export const NOTHING_MERGED: Merged = { products: 0, joined: 0, moved: 0, statingBoth: 0 }

/** Merges two records: whatever used one uses the other, and the first goes to the trash. A dry run only reports. */
export function mergeRecords({ kind, weigh, carryOut, goesWith }: Merge) {
  return async ({ db, clock }: KeepingDeps, asked: MergeRequest, { caller }: MemberContext): Promise<Merged> => {
    if (asked.dryRun) return inTransaction(db, async (trx) => weigh(trx, await pairOf(trx, kind, asked)))
    return changeByHand(db, caller.memberId, async (trx) => {
      const pair = await pairOf(trx, kind, asked)
      const merged = await weigh(trx, pair)
      const going = [...((await goesWith?.(trx, pair)) ?? []), pair.from.id]
      const records = new Map((await findRecords(trx, kind, going)).map((record) => [record.id, record]))
      await carryOut(trx, pair)
      const by = { actor: `member:${caller.memberId}`, now: clock.now() }
      const gone = going.flatMap((id) => records.get(id) ?? [])
      await moveToTrash(trx, await trashEntriesOf(trx, kind, gone), by)
      return merged
    })
  }
}

export function cannotMerge(reason: BilingualText): Problem {
  return new Problem(1008010003, { reason })
}

async function pairOf(trx: Trx, kind: RecordKind, { fromId, intoId }: MergeRequest): Promise<RecordPair> {
  if (fromId === intoId) throw cannotMerge({ en: 'it is one and the same.', zh: '两者是同一条记录。' })
  return { from: await getRecord(trx, kind, fromId), into: await getRecord(trx, kind, intoId) }
}
