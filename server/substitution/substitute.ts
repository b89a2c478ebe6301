import type { Thing } from '../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { substitute as substituteCall, Substituted, SubstitutionPlace } from '../../contract/substitution.ts'
import { planSubstitution as planOnBoards } from '../boards/substitute.ts'
import { findOffers } from '../budgets/offers.ts'
import { findYuanRates } from '../budgets/rates.ts'
import { planSubstitution as planInLists } from '../budgets/substitute.ts'
import { planSubstitution as planInFolders } from '../favourites/substitute.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import type { PlannedPlace, PlannedThing } from '../workspace/substituting.ts'
import type { Trx } from '../database.ts'
import { compareSkus } from './comparison.ts'
import { noteSubstitution } from './history.ts'
import { keepSaidBefore } from './said-before.ts'
import { namedBy, namedByPlaces, wholeName } from './named-skus.ts'
import type { SubstitutionDeps } from './deps.ts'
import { refusalOf } from './refusals.ts'
import type { RefusedPlace } from './refusals.ts'
import { noticesFor } from './tell-owners.ts'
import { shownThing } from './shown-thing.ts'

type Input = ParsedInputOf<typeof substituteCall>

const SAME = { en: 'is the product that is to be replaced', zh: '与被替换的产品相同' }
const TWICE = { en: 'stands there twice', zh: '重复出现' }

/**
 * Puts one SKU in the place of another, in all requested places or in none. Throws 400 for the same SKU or a repeated place,
 * 1008006000 for an unknown SKU, 1009006001 for one not on sale, and what `refusalOf` returns.
 */
export async function substituteSku(
  deps: SubstitutionDeps,
  input: Input,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<Substituted> {
  const { fromSkuId, toSkuId, places, dryRun } = input
  requireSensible(input)
  const { memberId } = caller
  const answer = await inTransaction(deps.db, async (trx) => {
    const within = { ...deps, db: trx }
    // The transaction's connection, under the types of the other domains.
    const reading: Pick<SubstitutionDeps, 'db' | 'clock'> = within
    const offers = await findOffers(reading, [fromSkuId, toSkuId])
    const [from, to] = [offers.get(fromSkuId), offers.get(toSkuId)]
    if (!to) throw new Problem(1008006000)
    if (to.now.status !== 'on_sale') throw new Problem(1009006001)
    const { nickname } = await trx
      .selectFrom('member')
      .select('nickname')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const asked = (kind: Thing['kind']) => ({
      memberId,
      fromSkuId,
      toSkuId,
      locks: dryRun === 0,
      places: places.filter((place) => place.kind === kind),
    })
    const known = { from: from && namedBy(fromSkuId, from.snapshot), to: namedBy(toSkuId, to.snapshot) }
    // In sequence: all transactions lock boards, lists and folders in this order.
    const boards = await planOnBoards(within, asked('board'))
    const move = {
      memberId,
      name: nickname,
      substituted: {
        from: wholeName(known.from ?? namedByPlaces(fromSkuId, beforesOf(boards))),
        to: wholeName(known.to),
      },
    }
    const rates = await findYuanRates(reading)
    const lists = await planInLists(within, { ...asked('budget'), offer: to, rates, move })
    const folders = await planInFolders(within, asked('folder'))
    const planned = findPlanned(places, [...boards, ...lists, ...folders])
    const [first, ...others] = planned.flatMap(refusedOf)
    if (first && dryRun === 0) throw refusalOf([first, ...others])
    const named = known.from ?? namedByPlaces(fromSkuId, beforesOf([...boards, ...lists]))
    const changed = [...boards, ...lists, ...folders].flatMap((thing) => {
      const count = thing.places.filter(({ refusal }) => refusal === null).length
      return count > 0 ? [{ thing, places: count }] : []
    })
    const id = dryRun === 1 ? null : await write(within, { memberId, planned, changed, from: named, to: known.to })
    if (id !== null)
      await deps.notify(trx, noticesFor({ things: changed, from: named, to: known.to, by: nickname }), deps.clock.now())
    return {
      id,
      ...(await compareSkus(reading, { from, to, named, priceIn: input.priceIn })),
      places: planned.map(shownPlace),
      things: changed.map(({ thing }) => ({ ...shownThing(thing), reopens: thing.reopens })),
    }
  })
  if (dryRun === 0)
    for (const [kind, same] of Map.groupBy(places, (place) => place.kind))
      deps.onPut(
        kind,
        same.map(() => toSkuId),
        caller,
      )
  return answer
}

function requireSensible({ fromSkuId, toSkuId, places }: Input): void {
  if (fromSkuId === toSkuId) throw new Problem(400, { field: 'toSkuId', reason: SAME })
  const seen = new Set<string>()
  for (const [index, { kind, id, itemId }] of places.entries()) {
    const key = `${kind} ${id} ${itemId}`
    if (seen.has(key)) throw new Problem(400, { field: `places.${index}`, reason: TWICE })
    seen.add(key)
  }
}

/** A requested place and its plan. */
interface Planned {
  asked: SubstitutionPlace
  thing: PlannedThing<PlannedPlace> | undefined
  /** Undefined where the place does not hold the SKU. */
  place: PlannedPlace | undefined
}

function findPlanned(places: readonly SubstitutionPlace[], things: readonly PlannedThing<PlannedPlace>[]): Planned[] {
  const byThing = new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing]))
  const byPlace = new Map(
    things.flatMap((thing) => thing.places.map((place) => [`${thing.kind} ${thing.id} ${place.itemId}`, place])),
  )
  return places.map((asked) => ({
    asked,
    thing: byThing.get(`${asked.kind} ${asked.id}`),
    place: byPlace.get(`${asked.kind} ${asked.id} ${asked.itemId}`),
  }))
}

function refusedOf({ asked, thing, place }: Planned): RefusedPlace[] {
  const refusal = place ? place.refusal : 'gone'
  return refusal === null ? [] : [{ ...asked, refusal, thing }]
}

function beforesOf(things: readonly PlannedThing<PlannedPlace>[]): unknown[] {
  return things.flatMap(({ places }) => places.map(({ before }) => before))
}

function shownPlace({ asked, place }: Planned): Substituted['places'][number] {
  if (!place) return { ...asked, refusal: 'gone', line: null, losesScale: false, merges: false }
  const { refusal, line, losesScale, merges } = place
  return { ...asked, refusal, line, losesScale, merges }
}

interface Write {
  memberId: string
  planned: readonly Planned[]
  changed: readonly { thing: PlannedThing<PlannedPlace> }[]
  from: Parameters<typeof noteSubstitution>[1]['from']
  to: Parameters<typeof noteSubstitution>[1]['to']
}

async function write(
  { db: trx, clock }: Pick<SubstitutionDeps, 'clock'> & { db: Trx },
  { memberId, planned, changed, from, to }: Write,
): Promise<string> {
  for (const { thing } of changed) await thing.write()
  await keepSaidBefore(
    trx,
    from,
    planned.map(({ asked }) => asked),
  )
  return noteSubstitution(trx, {
    memberId,
    from,
    to,
    places: planned.flatMap(({ asked, thing, place }) =>
      thing && place
        ? [{ ...asked, name: thing.name, place: place.place, before: place.before, after: place.after }]
        : [],
    ),
    now: clock.now(),
  })
}
