import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/approval-calls.ts'
import type { Approval, OwnersApproval } from '../../../contract/sharing/approval-calls.ts'
import { approvalRuleOf } from '../../../contract/sharing/approval-rules.ts'
import { differenceOf } from '../../../contract/sharing/difference-of.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { isAbout, thingOf } from '../../workspace/thing-columns.ts'
import type { OpenLink } from '../links/find-link.ts'
import { requireOwn } from '../own-thing.ts'
import type { SharingDeps } from '../deps.ts'
import type { KeptContents, SharedContentDeps } from '../views/kept-contents.ts'
import { holds } from '../views/settled.ts'
import type { Showing } from '../views/view-of.ts'
import type { WrittenContent } from '../views/written-content.ts'
import { readView, withPictures } from '../views/stored-view.ts'

/** An owner's approvals that meet the condition, the latest first, without the approved content. */
export async function findApprovals(
  { db }: Pick<SharingDeps, 'db'>,
  ownerId: string,
  isWanted: RawBuilder<boolean> = sql`TRUE`,
) {
  return db
    .selectFrom('share_approval as approval')
    .leftJoin('board', 'board.id', 'board_id')
    .leftJoin('budget', 'budget.id', 'budget_id')
    .leftJoin('folder', 'folder.id', 'folder_id')
    .select([
      'approval.id',
      'board_id',
      'budget_id',
      'folder_id',
      'link_name',
      'approval.name',
      'note',
      'approval.created_at',
      'content_hash',
      'settled_hash',
      'was_draft',
      'rule',
      'approval.fields',
      'approval.figure',
      'approval.brand_id',
      'read_at',
    ])
    .select(sql<string>`approval.view -> (approval.view ->> 'kind') ->> 'name'`.as('ref_name'))
    .where(sql<string>`coalesce(board.member_id, budget.member_id, folder.member_id)`, '=', ownerId)
    .where(isWanted)
    .orderBy('approval.id', 'desc')
    .execute()
}

type ApprovalRow = Awaited<ReturnType<typeof findApprovals>>[number]

/**
 * The approvals of one link, as its guests see them. An approval that showed more than the link shows now counts as changed: guests
 * do not learn about parts they no longer see. Throws 404 where the approved thing is in the trash.
 */
export async function findApprovalsBy(
  deps: SharedContentDeps,
  { id: linkId, ownerId, fields, figure }: Pick<OpenLink, 'id' | 'ownerId' | 'fields' | 'figure'>,
): Promise<Approval[]> {
  const rows = await findApprovals(deps, ownerId, sql`link_id = ${linkId}`)
  const getToday = lookingUp(deps.contents, ownerId)
  const approvals: Approval[] = []
  for (const row of rows) {
    // Ranges show every figure.
    const isShown = row.fields.every((field) => fields.includes(field)) && (figure === null || figure === row.figure)
    const approval = await approvalOf(row, await getToday(row))
    approvals.push(isShown ? approval : { ...approval, isChanged: true })
  }
  return approvals
}

/** Throws 404 where the named thing is not the member's. */
export async function getApprovals(
  deps: SharedContentDeps,
  { kind, refId }: ParsedInputOf<typeof calls.getApprovals>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getApprovals>> {
  const thing = kind !== undefined && refId !== undefined ? { kind, refId } : undefined
  if (thing) await requireOwn(deps.db, thing, memberId)
  const rows = await findApprovals(deps, memberId, thing && isAbout(thing))
  const getToday = lookingUp(deps.contents, memberId)
  const found: OwnersApproval[] = []
  // One after the other: each may be of another board.
  for (const row of rows) found.push(await ownersApprovalOf(row, await getToday(row).catch(ifThere)))
  return found
}

/** Approved content and what has changed since. Throws 404 where it is not the member's. */
export async function getApproval(
  deps: SharedContentDeps,
  { id }: ParsedInputOf<typeof calls.getApproval>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.getApproval>> {
  const [row] = await findApprovals(deps, memberId, sql`approval.id = ${id}`)
  if (!row) throw new Problem(404)
  const kept = await readView(deps.db, sql`SELECT view FROM share_approval WHERE id = ${id}`)
  if (!kept) throw new Problem(404)
  const view = await withPictures(deps, kept)
  const today = await lookingUp(deps.contents, memberId)(row).catch(ifThere)
  const approval = await ownersApprovalOf(row, today)
  if (!today || !approval.isChanged) return { ...approval, view, difference: NO_DIFFERENCE }
  const difference = await givingWay(differenceOf(view, { ...view, ...(await today.read()) }, approvalRuleOf(row.rule)))
  return { ...approval, view, difference }
}

/** Whether what was approved is still shown. */
export async function stillHolds(deps: SharedContentDeps, id: string, ownerId: string): Promise<boolean> {
  const [row] = await findApprovals(deps, ownerId, sql`approval.id = ${id}`)
  const today = row && (await lookingUp(deps.contents, ownerId)(row).catch(ifThere))
  return row !== undefined && today !== undefined && !(await approvalOf(row, today)).isChanged
}

const NO_DIFFERENCE = { added: [], removed: [], replaced: [], changed: [] }

async function ownersApprovalOf(row: ApprovalRow, today: WrittenContent | undefined): Promise<OwnersApproval> {
  return {
    ...(await approvalOf(row, today)),
    isInTrash: today === undefined,
    ...thingOf(row),
    refName: row.ref_name,
    linkName: row.link_name,
    isRead: row.read_at !== null,
  }
}

async function approvalOf(row: ApprovalRow, today: WrittenContent | undefined): Promise<Approval> {
  const contentHash = row.content_hash.toString('hex')
  const approved = {
    contentHash,
    hash: row.settled_hash.toString('hex'),
    isDraft: row.was_draft,
    rule: approvalRuleOf(row.rule),
  }
  return {
    id: row.id,
    name: row.name,
    note: row.note,
    time: row.created_at.getTime(),
    contentHash,
    isChanged: today !== undefined && !(await holds(approved, today)),
  }
}

/**
 * Finds what the links of approvals would show today. Caches it by rights, because most approvals of a thing share the same ones.
 * Throws 404 where the approved thing is in the trash.
 */
function lookingUp(contents: KeptContents, ownerId: string): (row: ApprovalRow) => Promise<WrittenContent> {
  const known = new Map<string, Promise<WrittenContent>>()
  return async (row) => {
    const showing: Showing = { ...thingOf(row), ownerId, fields: row.fields, figure: row.figure, brandId: row.brand_id }
    const key = JSON.stringify(showing)
    const found = known.get(key) ?? contents.get(showing)
    known.set(key, found)
    return found
  }
}

function ifThere(error: unknown): undefined {
  if (error instanceof Problem && error.code === 404) return undefined
  throw error
}
