import type { OwnData } from '../../contract/profile.ts'
import type { NoticeDeps } from './deps.ts'

/** Everything that is stored about a member's notices. */
export async function getOwnNotices({ db }: Pick<NoticeDeps, 'db'>, memberId: string): Promise<OwnData['notices']> {
  const [list, settings, reader, told] = await Promise.all([
    db.selectFrom('notice').selectAll().where('member_id', '=', memberId).orderBy('version').execute(),
    db.selectFrom('notice_setting').selectAll().where('member_id', '=', memberId).orderBy('kind').execute(),
    db.selectFrom('notice_reader').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
    db
      .selectFrom('notice_certificate')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('product_id')
      .orderBy('scheme')
      .orderBy('number')
      .execute(),
  ])
  return {
    list: list.map((row) => ({
      kind: row.kind,
      details: row.details,
      count: row.count,
      time: row.created_at.getTime(),
      readTime: row.read_at?.getTime() ?? null,
    })),
    settings: settings.map(({ kind, list: isListed, mail }) => ({ kind, list: isListed, mail })),
    language: reader?.language ?? null,
    mailTime: reader?.mailed_at?.getTime() ?? null,
    certificates: told.map((row) => ({
      productId: row.product_id,
      scheme: row.scheme,
      number: row.number,
      expiresOn: row.expires_on,
    })),
  }
}
