import { sql } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { SaidOf } from '../../../contract/said-of.ts'
import type { CommentPlace, SentPlace } from '../../../contract/sharing/discussion-calls.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import { nameOfHeld } from '../../workspace/places.ts'
import { placeIdOf } from '../../workspace/said-of.ts'
import type { SharingDeps } from '../deps.ts'
import type { OpenLink } from '../links/find-link.ts'
import { getOpenVersion, shownBy } from '../sending/shown.ts'
import { readPart } from '../sending/versions.ts'
import { reducedTo } from '../views/stored-view.ts'
import { requirePlace } from './place-of.ts'

type Db = SharingDeps['db']
type ProjectLink = Pick<OpenLink, 'refId' | 'fields'>

/** What a comment by a project's link is on. */
export interface FoundSentPlace {
  versionId: string
  /** Null: the version as a whole. */
  part: number | null
  saidOf: SaidOf | null
}

/** The longest excerpt that names a text on a board, in characters. */
const LONGEST_GIST = 60

/** Throws 400 for a version in a comment by a link to a thing. */
export function refuseSent(sent: SentPlace | undefined): void {
  if (sent !== undefined)
    throw new Problem(400, { field: 'sent', reason: { en: 'is for links to projects', zh: '仅适用于项目链接' } })
}

/** Throws 400 without a version or for a place that the link does not show, 404 for a version or part that it does not open. */
export async function findSentPlace(
  db: Db,
  link: ProjectLink,
  { sent, on }: { sent: SentPlace | undefined; on: CommentPlace | undefined },
): Promise<FoundSentPlace> {
  if (sent === undefined) throw missing('sent', { en: 'must name a version', zh: '须指明版本' })
  const { number, place } = sent
  if (on !== undefined && place === undefined)
    throw missing('sent.place', { en: 'must name a part', zh: '须指明其中一部分' })
  const version = await getOpenVersion(db, link, number)
  if (place === undefined) return { versionId: version.id, part: null, saidOf: null }
  const view = await readPart(db, { id: version.id, place })
  if (!view) throw new Problem(404)
  if (on !== undefined) requirePlace(on, await reducedTo(view, shownBy(version, link)))
  return { versionId: version.id, part: place, saidOf: await saidOfIn(db, { versionId: version.id, place, on, view }) }
}

/** Throws 404 for a comment that is not by this link, or on a version that it does not open. */
export async function requireOpenThread(db: Db, { id }: Pick<OpenLink, 'id'>, commentId: string): Promise<void> {
  const found = await db
    .selectFrom('share_comment')
    .innerJoin('sent_version', 'sent_version.id', 'share_comment.version_id')
    .select('share_comment.id')
    .where('share_comment.id', '=', commentId)
    .where('link_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Problem(404)
}

function missing(field: string, reason: { en: string; zh: string }): Problem {
  return new Problem(400, { field, reason })
}

interface PlaceInPart {
  versionId: string
  place: number
  on: CommentPlace | undefined
  /** The part as it was sent. */
  view: SharedView
}

/** The name of a place as it was sent, with the SKU that stood behind it; null for a spot, the whole, and what has neither. */
async function saidOfIn(db: Db, { versionId, place, on, view }: PlaceInPart): Promise<SaidOf | null> {
  const id = on && placeIdOf(on)
  if (!id) return null
  const { rows } = await sql<{ skuId: string | null }>`
    SELECT skus ->> ${id} AS "skuId" FROM sent_part WHERE version_id = ${versionId} AND place = ${place}`.execute(db)
  const skuId = rows[0]?.skuId ?? null
  const { name, enName } = nameIn(view, id)
  const either = name ?? enName ?? (skuId === null ? null : '')
  return either === null ? null : { name: name ?? either, enName: enName ?? either, skuId }
}

type Names = ReturnType<typeof nameOfHeld>

/** As clients read it; where names were not sent, by its code or model. */
function nameIn({ board, budget, folder }: SharedView, id: string): Names {
  const line = budget?.lines.find((one) => one.id === id)
  if (line) return line.name ? named(line.name) : nameOfSku(line.snapshot ?? {}, line.docCode)
  const item = board?.items.find((one) => one.id === id)
  if (item?.type === 'sku') return nameOfSku(item.snapshot)
  if (item) return named((('name' in item && item.name) || ('text' in item && item.text) || '').slice(0, LONGEST_GIST))
  return nameOfSku(folder?.items.find((one) => one.id === id) ?? {})
}

const named = (own: string): Names => nameOfHeld({ own, sku: null })

/** A SKU as far as it was sent. */
type SentSku = { [Key in 'name' | 'enName' | 'model']?: string | undefined } & {
  variant?: { name: string; enName: string } | null | undefined
}

function nameOfSku({ name = '', enName = '', variant = null, model = '' }: SentSku, code = ''): Names {
  return name || enName ? nameOfHeld({ own: null, sku: { name, enName, variant, model } }) : named(code || model)
}
