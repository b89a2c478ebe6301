import type { BudgetStatus } from '../../contract/budgets/budget.ts'
import type * as calls from '../../contract/budgets/calls.ts'
import { nextStatuses } from '../../contract/budgets/permitted.ts'
import type { Touched } from '../../contract/budgets/permitted.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import type { BudgetDeps } from './deps.ts'
import { requireBudget } from './stored.ts'
import type { StatusMove } from './tables.ts'

/** A list remembers its latest moves only. */
const MOST_MOVES = 200

/** A list's log with a further move. */
export function logWith(log: readonly StatusMove[], move: StatusMove): StatusMove[] {
  return [...log, move].slice(-MOST_MOVES)
}

const STATUSES: Record<BudgetStatus, { en: string; zh: string }> = {
  draft: { en: 'a draft', zh: '草稿' },
  inReview: { en: 'in review', zh: '审核中' },
  approved: { en: 'approved', zh: '已批准' },
  ordered: { en: 'ordered', zh: '已订购' },
  closed: { en: 'closed', zh: '已关闭' },
}

const KINDS: Record<Touched['of'], { en: string; zh: string }> = {
  list: { en: 'its settings', zh: '预算清单设置' },
  room: { en: 'its rooms', zh: '房间' },
  line: { en: 'its lines', zh: '行' },
  allocation: { en: 'its quantities', zh: '数量' },
}

/** The problem for a change that a status forbids. */
export function statusRefusal(status: BudgetStatus, { of, field }: Touched): Problem {
  const { en, zh } = KINDS[of]
  const named = field === 'whole' ? '' : ` (${field})`
  return new Problem(1009002001, { status: STATUSES[status], what: { en: en + named, zh: zh + named } })
}

/** Moves a list to the next or former status. Throws 409 where somebody has saved since the version, 1009002001 for other moves. */
export async function setBudgetStatus(
  { db, clock }: BudgetDeps,
  { id, version, status }: ParsedInputOf<typeof calls.setBudgetStatus>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.setBudgetStatus>> {
  return inTransaction(db, async (trx) => {
    const budget = await requireBudget(trx, { id, memberId, needed: 'edit' })
    if (version !== budget.version) throw new Problem(409, {}, { version: budget.version, status: budget.status })
    if (!nextStatuses(budget.status).includes(status))
      throw new Problem(1009002001, {
        status: STATUSES[budget.status],
        what: { en: `its status to ${STATUSES[status].en}`, zh: `状态改为${STATUSES[status].zh}` },
      })
    const { nickname } = await trx
      .selectFrom('member')
      .select('nickname')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const now = clock.now()
    const move: StatusMove = { status, memberId, name: nickname, time: now.getTime() }
    const log = logWith(budget.status_log, move)
    await trx
      .updateTable('budget')
      .set({ status, status_log: JSON.stringify(log), version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('member_id', '=', budget.member_id)
      .execute()
    return { version: version + 1, statusLog: shownLog(log) }
  })
}

export function shownLog(log: readonly StatusMove[]) {
  return log.map(({ status, name, time, substituted }) => ({ status, name, time, ...(substituted && { substituted }) }))
}
