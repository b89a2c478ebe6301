import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import { attributeOfFact, factCalled, factNamed, findFact } from '../../../../contract/facts/facts.ts'
import type { Fact } from '../../../../contract/facts/fact.ts'
import { identityOf } from '../../../../contract/identity.ts'
import type { getJoiningProposals, joinAttribute, Joining } from '../../../../contract/keeping/joining.ts'
import { Problem } from '../../../../contract/problem.ts'
import { changeAs } from '../../../catalogue/change-log.ts'
import { unitsFit } from '../../../catalogue/converted-value.ts'
import type { PlainValue } from '../../../catalogue/converted-value.ts'
import type { Db, Trx } from '../../../database.ts'
import type { MemberContext } from '../../../platform/http/serve.ts'
import { changeByHand } from '../../change-by-hand.ts'
import type { KeepingDeps } from '../../deps.ts'
import { renewNames } from '../variant-renewal.ts'
import { canHold, countRead, formOf, KEY, normsOf, planJoining, tellJoining } from './plan-joining.ts'
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
      const { name, enName } = fact
      const told = { ...normsOf(fact), name, enName, unit: attributeOfFact(fact).unit }
      proposals.push({ attribute: formOf(attribute), fact: told, joined: joined ? formOf(joined) : null, products, read, unread }) // prettier-ignore
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
  if (!moves && type === attribute.type) return
  await convertValues(trx, plan, intoId)
  if (moves) await leaveOut(trx, attribute.id)
  else if (attribute.type === 'choice') await trx.deleteFrom('attribute_option').where('attribute_id', '=', attribute.id).execute() // prettier-ignore
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

/** Writes each value as it becomes; where an owner states one twice, the first stays. */
async function convertValues(trx: Trx, { attribute, values }: JoiningPlan, intoId: string): Promise<void> {
  const options = await optionsFor(trx, intoId, values)
  const rows = values.map(({ key, becomes }) => ({ key, option: options.get(key), ...plain(becomes) }))
  const column = (name: 'key' | 'option' | 'low' | 'high' | 'truth') => rows.map((row) => row[name] ?? null)
  await sql`
    UPDATE attribute_value AS value SET attribute_id = ${intoId}, option_id = becomes.option_id, number_low = becomes.low,
      number_high = becomes.high, boolean_value = becomes.truth, text_value = NULL, en_text_value = NULL
    FROM unnest(${column('key')}::text[], ${column('option')}::bigint[], ${column('low')}::numeric[], ${column('high')}::numeric[],
      ${column('truth')}::boolean[]) AS becomes (key, option_id, low, high, truth)
    WHERE value.attribute_id = ${attribute.id} AND becomes.key = ${KEY}`.execute(trx)
  await sql`
    DELETE FROM attribute_value AS value USING attribute_value AS other
    WHERE value.attribute_id = ${intoId} AND other.attribute_id = ${intoId} AND other.product_id = value.product_id
      AND other.sku_id IS NOT DISTINCT FROM value.sku_id AND other.sort < value.sort AND other.option_id IS NOT DISTINCT FROM value.option_id
      AND other.number_low IS NOT DISTINCT FROM value.number_low AND other.boolean_value IS NOT DISTINCT FROM value.boolean_value`.execute(trx) // prettier-ignore
}

function plain(value: PlainValue | undefined): { low?: string; high?: string; truth?: boolean } {
  return !value || 'texts' in value ? {} : value
}

/** The options for texts, by the values' keys: those there are, as they are spelt, and new ones. */
async function optionsFor(trx: Trx, attributeId: string, values: JoiningPlan['values']): Promise<Map<string, string>> {
  const stored = await trx.selectFrom('attribute_option').selectAll().where('attribute_id', '=', attributeId).orderBy('id').execute() // prettier-ignore
  const known = new Map(stored.map(({ id, name, en_name: enName }) => [identityOf(enName ?? name ?? ''), id]))
  const ids = new Map<string, string>()
  for (const { key, becomes, names: [zh, en], value } of values) {
    if (!becomes || !('texts' in becomes)) continue
    const [name, enName] = 'texts' in value ? [zh, en] : [becomes.texts[0] ?? '', null]
    const called = identityOf(enName ?? name ?? '')
    const id = known.get(called) ?? (await addOption(trx, { attribute_id: attributeId, name, en_name: enName }))
    known.set(called, id)
    ids.set(key, id)
  }
  return ids
}

async function addOption(
  trx: Trx,
  option: { attribute_id: string; name: string | null; en_name: string | null },
): Promise<string> {
  const { id } = await trx.insertInto('attribute_option').values(option).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Deletes an attribute whose values have moved; the run's undo brings it back. */
async function leaveOut(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('attribute_option').where('attribute_id', '=', id).execute()
  await trx.deleteFrom('attribute').where('id', '=', id).execute()
}
