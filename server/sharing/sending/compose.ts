import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { PRICE_FIELDS } from '../../../contract/sharing/links.ts'
import type { Figure, LinkFieldName } from '../../../contract/sharing/links.ts'
import { Problem } from '../../../contract/problem.ts'
import { MOST_OFFERED_OF_A_LINE } from '../../../contract/sharing/sending-calls.ts'
import type { Trx } from '../../database.ts'
import { requireRight } from '../../workspace/rights.ts'
import type { SharingDeps } from '../deps.ts'
import { rightsOf } from '../links/rights.ts'
import { getSharedAndSource } from '../views/view-of.ts'
import type { ContentOfView, ViewTerms } from '../views/view-of.ts'
import { tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

/** What the owner of a project would send, or sends. */
export interface Composition {
  projectId: string
  parts: readonly Thing[]
  fields: readonly LinkFieldName[]
  /** Null: ranges. */
  figure: Figure | null
  /** Alternatives that clients may choose. */
  offered: readonly string[]
  letter: string
  language: 'en' | 'zh-CN'
}

export interface ComposedPart {
  place: number
  name: string
  terms: ViewTerms
  content: ContentOfView
  /** Of a list with something to choose. */
  tally: Tally | null
}

const NOT_THERE = { en: 'is not in this project', zh: '不在此项目中' }
const TWICE = { en: 'names the same part twice', zh: '重复' }
const OFFERED_TWICE = { en: 'names the same alternative twice', zh: '重复' }
const NO_ALTERNATIVE = {
  en: 'is not an alternative of a line in these lists that can be chosen instead of it',
  zh: '不是所列清单中可以替代某条明细的备选',
}
const TOO_MANY = {
  en: `is one too many: ${MOST_OFFERED_OF_A_LINE} alternatives of a line can be offered`,
  zh: `过多：每条明细最多提供 ${MOST_OFFERED_OF_A_LINE} 个备选`,
}

interface PartRow {
  name: string
  ownerId: string
  ownerName: string
}

/**
 * The parts as a client would see them, made one after the other: together they may be more than memory holds. Throws 404 where the
 * project is not the member's, 400 for a part that is not in it and for fields that a link cannot have; at the end 400 for an alternative that
 * none of the lists can offer, or too many of one line.
 */
export async function* composeParts(
  deps: SharingDeps,
  { projectId, parts, fields, figure, offered, language }: Omit<Composition, 'letter'>,
  memberId: string,
): AsyncGenerator<ComposedPart> {
  await requireRight(deps.db, { kind: 'project', refId: projectId }, { memberId, needed: 'own' })
  const granted = rightsOf({ kind: 'budget', fields, preset: undefined, brandId: null })
  const lineOf = new Map<string, string>()
  for (const [index, { kind, refId }] of parts.entries()) {
    if (parts.findIndex((one) => one.kind === kind && one.refId === refId) < index)
      throw new Problem(400, { field: `parts.${index}`, reason: TWICE })
    const row = await findPart(deps, { kind, refId }, projectId)
    if (!row) throw new Problem(400, { field: `parts.${index}`, reason: NOT_THERE })
    const { name, ownerId, ownerName } = row
    const isList = kind === 'budget'
    // One figure is the lists' to say: the catalogue's prices on a board or in a folder would be another.
    const shown = isList || figure === null ? granted : granted.filter((field) => !PRICE_FIELDS.includes(field))
    const showing = { kind, refId, ownerId, fields: shown, figure: isList ? figure : null, brandId: null }
    const { content, budget } = await getSharedAndSource(deps, { ...showing, offered })
    for (const { id, alternativeOf } of budget?.alternatives ?? []) lineOf.set(id, alternativeOf ?? '')
    const terms: ViewTerms = { ...showing, role: 'view', language, ownerName }
    yield { place: index + 1, name, terms, content, tally: budget ? tallyOf(budget) : null }
  }
  requireOffered(offered, lineOf)
}

/** `lineOf`: the line of each offered alternative that was found. */
function requireOffered(offered: readonly string[], lineOf: ReadonlyMap<string, string>): void {
  const counts = new Map<string, number>()
  for (const [index, id] of offered.entries()) {
    const refused = (reason: typeof NOT_THERE) => new Problem(400, { field: `offered.${index}`, reason })
    const lineId = lineOf.get(id)
    if (lineId === undefined) throw refused(NO_ALTERNATIVE)
    if (offered.indexOf(id) < index) throw refused(OFFERED_TWICE)
    const count = (counts.get(lineId) ?? 0) + 1
    if (count > MOST_OFFERED_OF_A_LINE) throw refused(TOO_MANY)
    counts.set(lineId, count)
  }
}

/** A thing of the project outside the trash, whose owner does not leave. */
async function findPart(
  { db }: Pick<SharingDeps, 'db'>,
  { kind, refId }: Thing,
  projectId: string,
): Promise<PartRow | undefined> {
  const { rows } = await sql<PartRow>`
    SELECT thing.name, thing.member_id::text AS "ownerId", member.nickname AS "ownerName" FROM ${sql.table(kind)} AS thing
    JOIN member ON member.id = thing.member_id AND member.delete_at IS NULL
    WHERE thing.id = ${refId} AND thing.project_id = ${projectId} AND thing.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** Locks the parts, so that saves wait until the transaction ends (decisions/150). */
export async function holdParts(trx: Trx, parts: readonly Thing[]): Promise<void> {
  for (const kind of ['board', 'budget', 'folder'] as const) {
    const ids = parts.flatMap((part) => (part.kind === kind ? [part.refId] : []))
    await sql`SELECT FROM ${sql.table(kind)} WHERE id = ANY (${ids}::bigint[]) ORDER BY id FOR SHARE`.execute(trx)
  }
}

/** SHA-256 over all that is sent, hexadecimal: what was seen is what is sent. */
export function hashOfSending(
  { letter, language, fields, figure }: Pick<Composition, 'letter' | 'language' | 'fields' | 'figure'>,
  parts: readonly { kind: string; refId: string; contentHash: string }[],
): string {
  const told = parts.map(({ kind, refId, contentHash }) => [kind, refId, contentHash])
  return createHash('sha256')
    .update(JSON.stringify([letter, language, fields.toSorted(), figure, told]))
    .digest('hex')
}
