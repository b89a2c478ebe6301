import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { updateUser as updateUserCall } from '../../../contract/profile.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { MemberDeps } from '../deps.ts'

const NOT_OWN = {
  en: 'expected the address of a picture that you have uploaded',
  'zh-CN': '应为您上传的图片的地址',
} satisfies Record<Language, string>

/** Changes the given fields of the account. */
export async function updateUser(
  { db }: MemberDeps,
  { avatar, isCounted, ...facts }: ParsedInputOf<typeof updateUserCall>,
  { caller, language }: MemberContext,
): Promise<true> {
  await db.transaction().execute(async (trx) => {
    const changes = {
      ...facts,
      ...(avatar !== undefined && { avatar }),
      ...(isCounted !== undefined && { is_counted: isCounted }),
    }
    if (Object.keys(changes).length === 0) return
    if (typeof avatar === 'string') {
      const own = await trx
        .selectFrom('upload')
        .select('key')
        .where('member_id', '=', caller.memberId)
        .where('directory', '=', 'avatar')
        .where('key', '=', avatar.replace(/^\/images\//, ''))
        // Locked, so that the picture is not swept before it is in use.
        .forUpdate()
        .executeTakeFirst()
      if (avatar !== `/images/${own?.key}`) throw new Problem(400, { field: 'avatar', reason: NOT_OWN[language] })
    }
    await trx.updateTable('member').set(changes).where('id', '=', caller.memberId).execute()
  })
  return true
}
