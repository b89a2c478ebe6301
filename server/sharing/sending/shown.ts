import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { LinkFieldName } from '../../../contract/sharing/links.ts'
import type * as calls from '../../../contract/sharing/sending-calls.ts'
import type { Decision } from '../../../contract/sharing/sending-calls.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import { hashOfJson } from '../../platform/json-pieces.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import type { SharingDeps } from '../deps.ts'
import type { OpenLink } from '../links/find-link.ts'
import { reducedTo, withPictures } from '../views/stored-view.ts'
import { PASSING } from '../views/view-of.ts'
import type { ViewCount } from '../views/view-count.ts'
import { hashOfSending } from './compose.ts'
import { isChoiceIn, totalWith } from './tally.ts'
import type { Tally } from './tally.ts'
import { asOfToday } from './today.ts'
import { compareParts, findDecisions, findParts, readPart } from './versions.ts'
import type { Version } from './versions.ts'

type Db = SharingDeps['db']
export type ShownDeps = SharingDeps & { views: Pick<ViewCount, 'count'> }

/** The link of a call about what was sent of a project. Throws 404 for a link to a thing. */
export function projectLinkOf({ caller }: Pick<LinkContext, 'caller'>): OpenLink {
  const link = caller.link as OpenLink
  if (link.kind !== 'project') throw new Problem(404)
  return link
}

/** What identifies the version that a link opens now, for who waits for another; empty for none. */
export async function shownVersionOf(db: Db, { refId }: Pick<OpenLink, 'refId'>): Promise<string> {
  const [last] = await findOpenVersions(db, refId)
  return last ? last.id : ''
}

/** The versions of a project that were not withdrawn, the latest first. */
export async function findOpenVersions(db: Db, projectId: string): Promise<Version[]> {
  return db
    .selectFrom('sent_version')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('withdrawn_at', 'is', null)
    .orderBy('number', 'desc')
    .execute()
}

/** A version that the link may open. Throws 404 for one that is unknown or withdrawn. */
export async function getOpenVersion(db: Db, { refId }: Pick<OpenLink, 'refId'>, number: number): Promise<Version> {
  const found = (await findOpenVersions(db, refId)).find((version) => version.number === number)
  if (!found) throw new Problem(404)
  return found
}

export async function getShownVersion(
  { db, views, findStudio }: ShownDeps,
  { number, again }: ParsedInputOf<typeof calls.getShownVersion>,
  context: LinkContext,
): Promise<OutputOf<typeof calls.getShownVersion>> {
  const link = projectLinkOf(context)
  const open = await findOpenVersions(db, link.refId)
  const version = number === undefined ? open[0] : open.find((one) => one.number === number)
  if (number !== undefined && !version) throw new Problem(404)
  const { name } = await db.selectFrom('project').select('name').where('id', '=', link.refId).executeTakeFirstOrThrow()
  if (Number(again ?? 0) === 0) views.count(link.id)
  const decisions = await findDecisions(db, sql`link_id = ${link.id}`)
  const studio = await findStudio(link.ownerId)
  return {
    projectName: name,
    ownerName: link.ownerName,
    ...(studio && { studio }),
    role: link.role,
    fields: version ? shownBy(version, link).fields : [...link.fields],
    language: link.language,
    expiresAt: link.expiresAt,
    version: version ? await told(db, version, link) : null,
    versions: open.map((one) => ({ number: one.number, sendTime: one.sent_at.getTime() })),
    decisions: decisions
      .map(
        ({
          linkId: _linkId,
          linkName: _linkName,
          isRead: _isRead,
          followTime: _followTime,
          versionId: _versionId,
          ...decision
        }) => decisionAsShown(decision, open.some((one) => one.number === decision.number) ? link : NOTHING),
      )
      .toReversed(),
  }
}

/** Of a version that was withdrawn. */
const NOTHING = { fields: [] }

/** Names and sums, which are stored with a decision, are told no longer than the link shows them. */
export function decisionAsShown<Of extends Pick<Decision, 'lines' | 'totals'>>(
  decision: Of,
  { fields }: Pick<OpenLink, 'fields'>,
): Of {
  const { lines, totals } = decision
  const nameless = { name: '', chosenName: '' }
  return {
    ...decision,
    lines: fields.includes('name') ? lines : lines.map((line) => ({ ...line, ...nameless })),
    totals: fields.includes('price') && fields.includes('total') ? totals : [],
  }
}

/** A version as the link shows it. Where the link shows less than was sent, each part has a hash of its own. */
export async function told(db: Db, version: Version, link: Pick<OpenLink, 'fields'>) {
  const { number, letter, language } = version
  const { fields, figure } = shownBy(version, link)
  const stored = (await findParts(db, [version.id])).get(version.id) ?? []
  const parts: typeof stored = []
  for (const part of stored) parts.push({ ...part, contentHash: await hashOf(db, version, part, fields) })
  return {
    number,
    letter,
    sendTime: version.sent_at.getTime(),
    contentHash: hashOfSending({ letter, language, fields, figure }, parts),
    parts: parts.map(({ refId: _refId, ...part }) => part),
  }
}

async function hashOf(
  db: Db,
  version: Version,
  { place, kind, contentHash }: { place: number; kind: SharedView['kind']; contentHash: string },
  fields: readonly LinkFieldName[],
): Promise<string> {
  if (fields.length === version.fields.length) return contentHash
  const view = await readPart(db, { id: version.id, place })
  const shown = view && (await reducedTo(view, { fields, figure: version.figure }))[kind]
  return hashOfJson(shown, (key, value: unknown) => (PASSING.has(key) ? undefined : value))
}

/** By which rights the link shows what was sent. */
export function shownBy({ fields, figure }: Pick<Version, 'fields' | 'figure'>, link: Pick<OpenLink, 'fields'>) {
  return { fields: fields.filter((field) => link.fields.includes(field)), figure }
}

/** Throws 404 for a version or a part that there is not. */
export async function getShownPart(
  deps: SharingDeps,
  { number, place }: ParsedInputOf<typeof calls.getShownPart>,
  context: LinkContext,
): Promise<SharedView> {
  const link = projectLinkOf(context)
  const version = await getOpenVersion(deps.db, link, number)
  const today = await readShownPart(deps, version, { place, fields: link.fields })
  return { ...today, role: link.role, language: link.language, ownerName: link.ownerName }
}

/** A part of a version, as these fields show it. Throws 404 where there is none. */
export async function readShownPart(
  deps: SharingDeps,
  version: Version,
  { place, fields }: { place: number; fields: readonly LinkFieldName[] },
): Promise<SharedView> {
  const view = await readPart(deps.db, { id: version.id, place })
  if (!view) throw new Problem(404)
  const less = await reducedTo(await withPictures(deps, view), shownBy(version, { fields }))
  return asOfToday(deps, { id: version.id, place, figure: version.figure }, less)
}

/** Throws 404 as above, and where the link shows no totals or there is nothing to choose; 400 for what is not offered. */
export async function reckonShown(
  { db }: SharingDeps,
  { number, place, chosen }: ParsedInputOf<typeof calls.reckonShown>,
  context: LinkContext,
): Promise<OutputOf<typeof calls.reckonShown>> {
  const link = projectLinkOf(context)
  const version = await getOpenVersion(db, link, number)
  const { fields } = shownBy(version, link)
  const tally = await findTally(db, { id: version.id, place })
  if (!tally || !fields.includes('price') || !fields.includes('total')) throw new Problem(404)
  for (const [index, { lineId, chosenId }] of chosen.entries()) {
    if (!isChoiceIn(tally, lineId, chosenId)) throw new Problem(400, { field: `chosen.${index}`, reason: NOT_OFFERED })
    if (chosen.findIndex((one) => one.lineId === lineId) < index)
      throw new Problem(400, { field: `chosen.${index}`, reason: TWICE })
  }
  return totalWith(tally, new Map(chosen.map(({ lineId, chosenId }) => [lineId, chosenId])))
}

const NOT_OFFERED = { en: 'is not offered for this line', zh: '不是该明细的备选' }
const TWICE = { en: 'names the same line twice', zh: '重复' }

/** Null where nothing is to be chosen in the part, or it is unknown. */
export async function findTally(db: Db, { id, place }: { id: string; place: number }): Promise<Tally | null> {
  const part = await db
    .selectFrom('sent_part')
    .select('tally')
    .where('version_id', '=', id)
    .where('place', '=', place)
    .executeTakeFirst()
  return part?.tally ?? null
}

/** Throws 404 as above. */
export async function compareShown(
  { db }: SharingDeps,
  { number }: ParsedInputOf<typeof calls.compareShown>,
  context: LinkContext,
): Promise<OutputOf<typeof calls.compareShown>> {
  const link = projectLinkOf(context)
  const version = await getOpenVersion(db, link, number)
  return compareParts(db, version, async (view, of) => reducedTo(view, shownBy(of, link)))
}
