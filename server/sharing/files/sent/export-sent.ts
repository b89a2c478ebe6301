import { sql } from 'kysely'
import { dayOf } from '../../../../contract/boards/layout/words.ts'
import type { ParsedInputOf } from '../../../../contract/endpoint.ts'
import { Problem } from '../../../../contract/problem.ts'
import type { Language } from '../../../../contract/problem.ts'
import { deedOf } from '../../../../contract/sharing/deed.ts'
import type { LinkFieldName } from '../../../../contract/sharing/links.ts'
import type * as calls from '../../../../contract/sharing/sending-calls.ts'
import type { Decision } from '../../../../contract/sharing/sending-calls.ts'
import { apart } from '../../../../contract/sharing/signed.ts'
import { findUnitNames } from '../../../budgets/export/gather.ts'
import { dayIn } from '../../../platform/dates.ts'
import type { DownloadedFile, WithSignal } from '../../../platform/http/files.ts'
import type { LinkContext, MemberContext } from '../../../platform/http/serve.ts'
import { noteEvent } from '../../activity/note-event.ts'
import { decisionAsShown, getOpenVersion, projectLinkOf, readShownPart, shownBy } from '../../sending/shown.ts'
import { findDecisions, findParts, getOwnVersion } from '../../sending/versions.ts'
import type { Version } from '../../sending/versions.ts'
import { countFile, drawingFrom, inReadersWords, MEDIA_TYPES, NAMELESS, picturesOf } from '../export-shared.ts'
import type { SharedFileDeps } from '../export-shared.ts'
import { makeSentFile } from './make-sent.ts'
import type { SentWish } from './make-sent.ts'
import type { SentDecision, SentHead } from './sent-file.ts'
import { sentWordsIn } from './words.ts'

/** Throws 404 where the version is not of a project of the member's. */
export async function exportSent(
  deps: SharedFileDeps,
  { id, ...wish }: ParsedInputOf<typeof calls.exportSent>,
  { caller: { memberId }, signal }: MemberContext & WithSignal,
): Promise<DownloadedFile> {
  const version = await getOwnVersion(deps.db, id, memberId)
  return makeFile(deps, version, { ...wish, fields: version.fields }, signal)
}

/** Throws 404 where the decision is not on a project of the member's. */
export async function exportDecision(
  deps: SharedFileDeps,
  { id, language }: ParsedInputOf<typeof calls.exportDecision>,
  { caller: { memberId }, signal }: MemberContext & WithSignal,
): Promise<DownloadedFile> {
  const { decision, earlier, versionId, fields } = await getDecision(deps, id)
  const version = await getOwnVersion(deps.db, versionId, memberId)
  return makeFile(deps, version, { fields, decision: beside(decision, earlier), format: 'pdf', language }, signal)
}

/** Throws 404 for a version that the link may not open, 429 after too many files. */
export async function exportShownVersion(
  deps: SharedFileDeps,
  { number, ...wish }: ParsedInputOf<typeof calls.exportShownVersion>,
  context: LinkContext & WithSignal,
): Promise<DownloadedFile> {
  const link = projectLinkOf(context)
  const version = await getOpenVersion(deps.db, link, number)
  await countFile(deps, link, context.clientAddress)
  const file = await makeFile(deps, version, { ...wish, fields: link.fields }, context.signal)
  await noteEvent(deps.db, { linkId: link.id, event: 'exported', at: deps.clock.now() })
  return file
}

/** Throws as above, and 404 for a decision by another link. */
export async function exportShownDecision(
  deps: SharedFileDeps,
  { id, language }: ParsedInputOf<typeof calls.exportShownDecision>,
  context: LinkContext & WithSignal,
): Promise<DownloadedFile> {
  const link = projectLinkOf(context)
  const { decision, earlier, linkId, number, fields } = await getDecision(deps, id)
  if (linkId !== link.id) throw new Problem(404)
  const version = await getOpenVersion(deps.db, link, number)
  await countFile(deps, link, context.clientAddress)
  const shown = fields.filter((field) => link.fields.includes(field))
  const [before, now] = [fields, shown].map((some) => shownBy(version, { fields: some }).fields.length)
  const isReduced = before !== now
  const wish = {
    fields: shown,
    decision: beside(
      { ...decisionAsShown(decision, link), isReduced },
      earlier.map((one) => decisionAsShown(one, link)),
    ),
    format: 'pdf',
    language,
  } as const
  const file = await makeFile(deps, version, wish, context.signal)
  await noteEvent(deps.db, { linkId: link.id, event: 'exported', at: deps.clock.now() })
  return file
}

async function getDecision({ db }: Pick<SharedFileDeps, 'db'>, id: string) {
  const [found] = await findDecisions(db, sql`sent_decision.id = ${id}`)
  const stored = await db
    .selectFrom('sent_decision')
    .select(['fields', 'content_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found || !stored) throw new Problem(404)
  const { lines, linkId, versionId } = found
  const earlier = await findDecisions(
    db,
    sql`link_id = ${linkId} AND version_id = ${versionId} AND sent_decision.id < ${id}`,
  )
  const decision = {
    ...found,
    // Of a list in which nothing was chosen, they are what is proposed.
    totals: found.totals.filter(({ place }) => lines.some((line) => line.place === place && line.chosenId !== null)),
    contentHash: stored.content_hash.toString('hex'),
    isReduced: false,
  }
  return { ...found, decision, earlier: earlier.toReversed(), fields: stored.fields }
}

/** With what stands of earlier decisions, the latest first. */
function beside(decision: Omit<SentDecision, 'before'> & Pick<Decision, 'number'>, earlier: Decision[]): SentDecision {
  return { ...decision, before: apart(decision, earlier).before }
}

interface Wish extends Pick<SentWish, 'format'> {
  fields: readonly LinkFieldName[]
  language: Language
  decision?: SentDecision | undefined
}

async function makeFile(
  deps: SharedFileDeps,
  version: Version,
  { fields, language, decision, format }: Wish,
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const head = await headOf(deps, version, { fields, language, decision, format })
  const { project, number } = head
  const words = sentWordsIn(language)
  const name = words.fileOf(project, number)
  return {
    name: decision ? decidedName(name, decision, language) : name,
    elseName: head.letterhead?.studio.name ?? NAMELESS,
    ending: format,
    mediaType: MEDIA_TYPES[format],
    content: await makeSentFile(
      {
        head,
        format,
        read: async ({ place }) =>
          inReadersWords(deps, await readShownPart(deps, version, { place, fields }), language),
        picturesOf: async (view) => picturesOf(deps, view, signal),
      },
      drawingFrom(deps),
      signal,
    ),
  }
}

/** The name ends with the time, to tell several decisions of one day apart. */
function decidedName(file: string, decision: SentDecision, language: Language): string {
  const words = sentWordsIn(language)
  const time = new Date(decision.time).toISOString().slice(11, 19).replaceAll(':', '')
  return words.decidedFile(file, words.decided[deedOf(decision)], dayOf(decision.time), time)
}

async function headOf(
  deps: SharedFileDeps,
  version: Version,
  { fields: wanted, language, decision, format }: Wish,
): Promise<SentHead> {
  const { id, project_id: refId, number, sender_name: sender, letter } = version
  const { fields } = shownBy(version, { fields: wanted })
  const { name: project } = await deps.db
    .selectFrom('project')
    .select('name')
    .where('id', '=', refId)
    .executeTakeFirstOrThrow()
  const parts = (await findParts(deps.db, [id])).get(id) ?? []
  const sentOn = dayOf(version.sent_at.getTime())
  // Who sees what all of it comes to is told whose commission it is, as on a list (contract/sharing/rules.ts).
  const showsClient = fields.includes('price') && fields.includes('total')
  const letterhead =
    format === 'pdf' ? await deps.findLetterhead({ kind: 'project', refId, language, showsClient }) : undefined
  return {
    project,
    number,
    sender,
    sentOn,
    letter,
    parts: parts.map(({ place, kind, name }) => ({ place, kind, name })),
    fields,
    language,
    day: deps.clock.today(),
    publicUrl: deps.publicUrl,
    unitNames: await findUnitNames(deps.db, language),
    letterhead: letterhead && { ...letterhead, day: dayIn(language, sentOn), version: String(number) },
    decision,
  }
}
