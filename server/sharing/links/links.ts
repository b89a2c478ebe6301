import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/link-calls.ts'
import { DAYS_OF_A_LINK, MOST_LINKS } from '../../../contract/sharing/links.ts'
import type { Preset } from '../../../contract/sharing/links.ts'
import { hashInTurn } from '../../members/sign-in/passwords.ts'
import { hashOfToken, newToken } from '../../platform/tokens.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { columnsOf, isAbout, workOf } from '../../workspace/thing-columns.ts'
import type { Trx } from '../../database.ts'
import { noteEvent, notifyOfEvent } from '../activity/note-event.ts'
import { requireLink, requireOwn } from '../own-thing.ts'
import type { SharingDeps } from '../deps.ts'
import { linkChangesOf } from './changes-of.ts'
import { decryptToken, encryptToken } from './kept-tokens.ts'
import { tellLink } from './link-address.ts'
import type { NewLink } from './link-address.ts'
import { figureOf, rightsOf } from './rights.ts'
import { rightsIn, storedRights } from './stored-rights.ts'

const DAY = 24 * 60 * 60_000
const LONGEST_DAYS = 3653

type LinkMaking = Pick<SharingDeps, 'db' | 'clock' | 'publicUrl' | 'linkKey'>

/** Throws 404 where the thing is not the member's, 400 for what a link cannot show, 1009003002 where the thing has too many links. */
export async function createLink(
  deps: LinkMaking,
  input: Omit<ParsedInputOf<typeof calls.createLink>, 'password'> & { passwordHash: string | null },
  { caller: { memberId }, language: ownerLanguage }: Pick<MemberContext, 'caller' | 'language'>,
): Promise<NewLink> {
  const { kind, refId, role, preset, language, notifies, passwordHash, brandId = null } = input
  const now = deps.clock.now()
  const fields = rightsOf({ kind, fields: input.fields, preset, brandId })
  const figure = figureOf({ kind, preset, figure: input.figure })
  const expiresAt = momentOf(input.expiresAt, now) ?? new Date(now.getTime() + DAYS_OF_A_LINK * DAY)
  const token = newToken()
  return inTransaction(deps.db, async (trx) => {
    await requireOwn(trx, input, memberId, { locks: true })
    await requireRoom(trx, input, now)
    if (brandId !== null) await requireBrand(trx, brandId)
    const { id } = await trx
      .insertInto('share_link')
      .values({
        member_id: memberId,
        ...columnsOf({ kind, refId }),
        name: input.name ?? nameFor(preset, language),
        token_hash: hashOfToken(token),
        role,
        ...storedRights({ fields, figure }),
        preset: preset ?? null,
        brand_id: brandId,
        language,
        password_hash: passwordHash,
        notifies,
        owner_language: ownerLanguage,
        created_at: now,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setToken(trx, { id, token, linkKey: deps.linkKey })
    await noteEvent(trx, { linkId: id, event: 'created', at: now })
    return tellLink(deps, { id, isProjects: kind === 'project' }, token)
  })
}

/** Gives a link a new token. Throws 404 where the link is not the member's, 1009003005 where it is revoked. */
export async function rotateLink(
  deps: LinkMaking,
  { id }: ParsedInputOf<typeof calls.rotateLink>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<NewLink> {
  const token = newToken()
  let isProjects = false
  await changeStanding(deps, { id, memberId, event: 'rotated' }, async (trx, link) => {
    isProjects = link.project_id !== null
    await setToken(trx, { id, token, linkKey: deps.linkKey })
    return true
  })
  return tellLink(deps, { id, isProjects }, token)
}

/** Changes a link; a call that changes nothing is not recorded. Throws 404, 1009003005 and 400 as above. */
export async function updateLink(
  deps: Pick<SharingDeps, 'db' | 'clock'>,
  input: ParsedInputOf<typeof calls.updateLink>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  const { id, password } = input
  const expiresAt = momentOf(input.expiresAt, deps.clock.now())
  const passwordHash = password ? await hashInTurn(password, `member ${memberId}`) : password
  await changeStanding(deps, { id, memberId, event: 'changed' }, async (trx, link) => {
    const changes = linkChangesOf(link, { ...input, passwordHash, expiresAt })
    if (!changes) return false
    await trx.updateTable('share_link').set(changes).where('id', '=', id).execute()
    return true
  })
  return true
}

/** Revokes a link for good. Throws 404 where the link is not the member's. */
export async function revokeLink(
  { db, clock }: Pick<SharingDeps, 'db' | 'clock'>,
  { id }: ParsedInputOf<typeof calls.revokeLink>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const link = await requireLink(trx, id, memberId)
    if (link.revoked_at) return
    const at = clock.now()
    await trx.updateTable('share_link').set({ revoked_at: at }).where('id', '=', id).execute()
    await noteEvent(trx, { linkId: id, event: 'revoked', at })
    await notifyOfEvent(trx, { of: 'link', ...workOf(link), linkId: id })
  })
  return true
}

/** The links to a thing, the newest first. Throws 404 where the thing is not the member's. */
export async function getLinks(
  { db, linkKey }: Pick<SharingDeps, 'db' | 'linkKey'>,
  thing: ParsedInputOf<typeof calls.getLinks>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getLinks>> {
  await requireOwn(db, thing, memberId)
  const rows = await db
    .selectFrom('share_link')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(isAbout(thing))
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...workOf(row),
    name: row.name,
    role: row.role,
    ...rightsIn(row),
    preset: row.preset,
    brandId: row.brand_id,
    language: row.language,
    hasPassword: row.password_hash !== null,
    hasAddress: decryptToken(linkKey, row) !== undefined,
    expiresAt: row.expires_at.getTime(),
    views: row.views,
    lastView: row.last_view_at?.getTime() ?? null,
    revoked: row.revoked_at !== null,
    notifies: row.notifies,
    createTime: row.created_at.getTime(),
  }))
}

type LinkRow = Awaited<ReturnType<typeof requireLink>>

/** Changes a link that is not revoked; records a real change and tells everybody who has the link open. */
async function changeStanding(
  { db, clock }: Pick<SharingDeps, 'db' | 'clock'>,
  { id, memberId, event }: { id: string; memberId: string; event: 'changed' | 'rotated' },
  change: (trx: Trx, link: LinkRow) => Promise<boolean>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const link = await requireLink(trx, id, memberId)
    if (link.revoked_at) throw new Problem(1009003005)
    if (!(await change(trx, link))) return
    await noteEvent(trx, { linkId: id, event, at: clock.now() })
    await notifyOfEvent(trx, { of: 'link', ...workOf(link), linkId: id })
  })
}

/** Replaces the token: the hash opens the link, and the owner reads what is encrypted. */
async function setToken(
  trx: Trx,
  { id, token, linkKey }: { id: string; token: string; linkKey: Buffer },
): Promise<void> {
  await trx
    .updateTable('share_link')
    .set({ token_hash: hashOfToken(token), token_encrypted: encryptToken(linkKey, id, token) })
    .where('id', '=', id)
    .execute()
}

function momentOf(expiresAt: number | undefined, now: Date): Date | undefined {
  if (expiresAt === undefined) return undefined
  const latest = now.getTime() + LONGEST_DAYS * DAY
  if (expiresAt > now.getTime() && expiresAt <= latest) return new Date(expiresAt)
  const reason = { en: 'expected a moment to come, within ten years', zh: '应为十年之内的将来时刻' }
  throw new Problem(400, { field: 'expiresAt', reason })
}

async function requireRoom(trx: Trx, thing: Parameters<typeof isAbout>[0], now: Date): Promise<void> {
  const { count } = await trx
    .selectFrom('share_link')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isAbout(thing))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (count >= MOST_LINKS) throw new Problem(1009003002, { most: MOST_LINKS })
}

async function requireBrand(trx: Trx, brandId: string): Promise<void> {
  const found = await trx.selectFrom('brand').select('id').where('id', '=', brandId).executeTakeFirst()
  if (!found) throw new Problem(400, { field: 'brandId', reason: { en: 'no such brand', zh: '没有该品牌' } })
}

const NAMES: Record<Preset | 'other', Record<Language, string>> = {
  client: { en: 'Client', 'zh-CN': '客户' },
  contractor: { en: 'Contractor', 'zh-CN': '施工方' },
  supplier: { en: 'Supplier', 'zh-CN': '供应商' },
  other: { en: 'Guests', 'zh-CN': '访客' },
}

function nameFor(preset: Preset | undefined, language: Language): string {
  return NAMES[preset ?? 'other'][language]
}
