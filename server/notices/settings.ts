import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { defaultSetting, noticeKinds, STAFF_NOTICES } from '../../contract/notices.ts'
import type * as calls from '../../contract/notices.ts'
import type { NoticeKind, NoticeSetting } from '../../contract/notices.ts'
import { Problem } from '../../contract/problem.ts'
import type { Caller } from '../platform/http/guard.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import type { NoticeDeps } from './deps.ts'

const NOT_FOR_YOU = { en: 'is not available for this account', 'zh-CN': '该账号不会收到此类通知' }

export async function getSettings(
  { db }: Pick<NoticeDeps, 'db'>,
  _input: ParsedInputOf<typeof calls.getNoticeSettings>,
  { caller }: MemberContext,
): Promise<OutputOf<typeof calls.getNoticeSettings>> {
  return settingsOf(db, caller)
}

/** Throws 400 for a kind that the member cannot get; then nothing is stored. */
export async function updateSettings(
  { db }: Pick<NoticeDeps, 'db'>,
  { settings }: ParsedInputOf<typeof calls.updateNoticeSettings>,
  { caller, language }: MemberContext,
): Promise<OutputOf<typeof calls.updateNoticeSettings>> {
  const kinds = kindsFor(caller)
  const wrong = settings.findIndex(({ kind }) => !kinds.includes(kind))
  if (wrong >= 0) throw new Problem(400, { field: `settings.${wrong}.kind`, reason: NOT_FOR_YOU[language] })
  return inTransaction(db, async (trx) => {
    // In sequence: where a kind comes twice, the later entry wins.
    for (const { kind, list, mail } of settings) {
      await trx
        .insertInto('notice_setting')
        .values({ member_id: caller.memberId, kind, list, mail })
        .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ list, mail }))
        .execute()
    }
    return settingsOf(trx, caller)
  })
}

async function settingsOf(db: NoticeDeps['db'], caller: Caller): Promise<NoticeSetting[]> {
  const said = await db.selectFrom('notice_setting').selectAll().where('member_id', '=', caller.memberId).execute()
  const saidByKind = new Map(said.map(({ kind, list, mail }) => [kind, { list, mail }]))
  return kindsFor(caller).map((kind) => ({ kind, ...(saidByKind.get(kind) ?? defaultSetting(kind)) }))
}

function kindsFor({ roles }: Caller): NoticeKind[] {
  const isStaff = roles.includes('operator') || roles.includes('editor')
  return noticeKinds.filter((kind) => isStaff || !STAFF_NOTICES.includes(kind))
}
