import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { Figure, LinkFieldName } from '../../../contract/sharing/links.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Trx } from '../../database.ts'
import { requireRight } from '../../workspace/rights.ts'
import type { SharingDeps } from '../deps.ts'
import { rightsOf } from '../links/rights.ts'
import { getSharedContent } from '../views/view-of.ts'
import type { ContentOfView, ViewTerms } from '../views/view-of.ts'

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
}

const NOT_THERE = { en: 'is not in this project', zh: '不在此项目中' }
const TWICE = { en: 'names the same part twice', zh: '重复' }

interface PartRow {
  name: string
  ownerId: string
  ownerName: string
}

/**
 * The parts as a client would see them, made one after the other: together they may be more than memory holds. Throws 404 where the
 * project is not the member's, 400 for a part that is not in it and for fields that a link cannot have.
 */
export async function* composeParts(
  deps: SharingDeps,
  { projectId, parts, fields, figure, language }: Omit<Composition, 'letter'>,
  memberId: string,
): AsyncGenerator<ComposedPart> {
  await requireRight(deps.db, { kind: 'project', refId: projectId }, { memberId, needed: 'own' })
  const granted = rightsOf({ kind: 'budget', fields, preset: undefined, brandId: null })
  for (const [index, { kind, refId }] of parts.entries()) {
    if (parts.findIndex((one) => one.kind === kind && one.refId === refId) < index)
      throw new Problem(400, { field: `parts.${index}`, reason: TWICE })
    const row = await findPart(deps, { kind, refId }, projectId)
    if (!row) throw new Problem(400, { field: `parts.${index}`, reason: NOT_THERE })
    const { name, ownerId, ownerName } = row
    const showing = { kind, refId, ownerId, fields: granted, figure, brandId: null }
    const content = await getSharedContent(deps, showing)
    yield { place: index + 1, name, terms: { ...showing, role: 'view', language, ownerName }, content }
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
