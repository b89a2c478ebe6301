import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import { attributeOfFact, factCalled, factNamed, findFact } from '../../../../contract/facts/facts.ts'
import type { Fact } from '../../../../contract/facts/fact.ts'
import type { getJoiningProposals, joinAttribute, Joining } from '../../../../contract/keeping/joining.ts'
import { Problem } from '../../../../contract/problem.ts'
import { changeAs } from '../../../catalogue/change-log.ts'
import { unitsFit } from '../../../catalogue/converted-value.ts'
import type { Db, Trx } from '../../../database.ts'
import type { MemberContext } from '../../../platform/http/serve.ts'
import { changeByHand } from '../../change-by-hand.ts'
import type { KeepingDeps } from '../../deps.ts'
import { renewNames } from '../variant-renewal.ts'
import { convertValues } from './convert-values.ts'
import { canHold, countRead, formOf, tellFact, planJoining, tellJoining } from './plan-joining.ts'
import type { JoiningPlan, StoredAttribute } from './plan-joining.ts'

/** The stored attributes that mean a row, by their names, and of which something can be read. */
export async function proposeJoinings({ db }: KeepingDeps): Promise<OutputOf<typeof getJoiningProposals>> {
  return inSnapshot(db, async (trx) => {
    const attributes = await trx.selectFrom('attribute').selectAll().where('fact', 'is', null).orderBy('id').execute()
    const proposals: OutputOf<typeof getJoiningProposals> = []
    for (const attribute of attributes) {
      const fact = meantBy(attribute)
      if (!fact) continue
      const { values, products, joined, hindrances } = await planJoining(trx, attribute, fact)
      const { read, unread } = countRead(values)
      if (!read.values || hindrances.some(({ why }) => why === 'form')) continue
      proposals.push({ attribute: formOf(attribute), fact: tellFact(fact), joined: joined ? formOf(joined) : null, products, read, unread }) // prettier-ignore
    }
    return proposals
  })
}

/** The row that an attribute's names mean; none where its languages mean different ones, or its type or unit cannot be the row's. */
function meantBy({ name, en_name: enName, ...form }: StoredAttribute): Fact | undefined {
  const { unit } = form
  const called = factCalled({ name, enName, unit })
  const named = [enName, name].flatMap((one) => (one === null ? [] : (factNamed(one) ?? [])))
  const [fact = called, other = fact] = called ? [called] : named
  if (!fact || other !== fact) return undefined
  const own = attributeOfFact(fact)
  return canHold(form, own.type) && unitsFit(unit, own.unit) !== 'apart' ? fact : undefined
}

/**
 * Joins an attribute to a row of the table of facts, as a run, or previews that. Throws 404 for an unknown one, 409 with a new preview
 * where something has changed since or something hinders it.
 */
export async function joinOneAttribute(
  { db }: KeepingDeps,
  { attributeId, fact: code, dryRun, digest }: ParsedInputOf<typeof joinAttribute>,
  { caller: { memberId } }: MemberContext,
): Promise<Joining> {
  const fact = findFact(code)
  if (!fact) throw new Problem(404)
  const planned = async (trx: Trx) => {
    const attribute = await trx.selectFrom('attribute').selectAll().where('id', '=', attributeId).executeTakeFirst()
    if (!attribute || attribute.fact !== null) throw new Problem(404)
    return planJoining(trx, attribute, fact)
  }
  if (dryRun) return inSnapshot(db, async (trx) => ({ ...tellJoining(await planned(trx)), runId: null }))
  return changeByHand(db, memberId, async (trx) => {
    const plan = await planned(trx)
    const told = tellJoining(plan)
    if (told.digest !== digest || told.hindrances.length) throw new Problem(409, {}, { ...told, runId: null })
    const runId = await beginRun(trx, plan)
    await changeAs(trx, `member:${memberId}`, runId)
    await carryOut(trx, plan)
    return { ...told, runId }
  })
}

function inSnapshot<Answer>(db: Db, work: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  return db.transaction().setIsolationLevel('repeatable read').execute(work)
}

async function beginRun(trx: Trx, { attribute, fact, products }: JoiningPlan): Promise<string> {
  const { id } = await trx
    .insertInto('import_run')
    .values({
      kind: 'by_hand',
      name: `${attribute.en_name ?? attribute.name} is ${fact.code}`,
      digest: `joined ${attribute.id} ${randomBytes(NONCE_BYTES).toString('hex')}`,
      total: products,
      next_line: products + 1,
      changed: products,
      finished_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const NONCE_BYTES = 12

async function carryOut(trx: Trx, plan: JoiningPlan): Promise<void> {
  const { attribute, fact, joined, moves, type } = plan
  const { unit } = attributeOfFact(fact)
  const becomes = { fact: fact.code, unit, type }
  const intoId = joined?.id ?? (moves ? await makeAttribute(trx, { ...attribute, ...becomes }) : attribute.id)
  if (moves || type !== attribute.type || unit !== attribute.unit) await noteFormer(trx, attribute, intoId)
  if (joined && joined.type !== type) {
    await noteFormer(trx, joined, intoId)
    await trx.updateTable('attribute').set({ type }).where('id', '=', intoId).execute()
  }
  if (!moves) await trx.updateTable('attribute').set(becomes).where('id', '=', attribute.id).execute()
  if (!moves && type === attribute.type && unit === attribute.unit) return
  if (moves || type !== attribute.type) await convertValues(trx, plan, { id: intoId, type })
  if (moves) await leaveOut(trx, attribute.id)
  else if (attribute.type === 'choice' && type !== 'choice') await trx.deleteFrom('attribute_option').where('attribute_id', '=', attribute.id).execute() // prettier-ignore
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id::text AS id FROM attribute_value WHERE attribute_id = ${intoId}`.execute(trx)
  await renewNames(
    trx,
    rows.map(({ id }) => id),
  )
}

async function makeAttribute(trx: Trx, { name, en_name, unit, type, fact }: StoredAttribute): Promise<string> {
  const row = await trx.insertInto('attribute').values({ name, en_name, unit, type, fact }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
  return row.id
}

async function noteFormer(trx: Trx, { id, name, en_name, unit, type }: StoredAttribute, intoId: string): Promise<void> {
  await trx
    .insertInto('attribute_former')
    .values({ attribute_id: intoId, former_id: id, name, en_name, unit, type })
    .execute()
  await sql`UPDATE attribute_former SET attribute_id = ${intoId} WHERE attribute_id = ${id} AND attribute_id <> ${intoId}`.execute(trx) // prettier-ignore
}

/** Deletes an attribute whose values have moved; the run's undo brings it back. */
async function leaveOut(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('attribute_option').where('attribute_id', '=', id).execute()
  await trx.deleteFrom('attribute').where('id', '=', id).execute()
}
