import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { ClassFact } from '../../../contract/facts/fact.ts'
import { findFact } from '../../../contract/facts/facts.ts'
import type { changePlaceRule, getPlaceRules, WayOfPlace } from '../../../contract/keeping/place-rules.ts'
import { MOST_TIMES, readThreshold } from '../../../contract/places/fits.ts'
import type { ThresholdFault } from '../../../contract/places/fits.ts'
import { places } from '../../../contract/places/places.ts'
import { regionNames } from '../../../contract/places/place.ts'
import type { Asks, PlaceRule, Way } from '../../../contract/places/place.ts'
import { Problem } from '../../../contract/problem.ts'
import { findPlaceRules } from '../../catalogue/place-rules.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { changeByHand } from '../change-by-hand.ts'
import type { KeepingDeps } from '../deps.ts'

/** Every place with its demands and ways, as the table has them and as they were changed. */
export async function getRulesOfPlaces({ db }: Pick<KeepingDeps, 'db'>): Promise<OutputOf<typeof getPlaceRules>> {
  const rules = await findPlaceRules(db)
  return places.map(({ code: place, of: ofPlace, except: exceptPlace = [], alsoOf = [], demands }) => ({
    place,
    demands: demands.map(({ name: [name, enName], of, except, ways }) => ({
      name,
      enName,
      // Who is asked only for what it states is asked all the same.
      of: [...(of ?? new Set([...ofPlace, ...alsoOf.flatMap((further) => further.of)]))],
      except: [...(except ?? exceptPlace)].filter((kind) => !alsoOf.some((further) => further.of.includes(kind))),
      ways: ways.map((way) => {
        const rule = rules.find((one) => one.place === place && one.way === way.code)
        return tellWay(way, rule ?? { isOff: false, threshold: null })
      }),
    })),
  }))
}

/** Changes one way. The last change counts: there is one row for each way, and what stands as in the table has none. */
export async function changeRuleOfPlace(
  { db }: Pick<KeepingDeps, 'db'>,
  { place, way: code, isOff, threshold: typed }: ParsedInputOf<typeof changePlaceRule>,
  { caller }: MemberContext,
): Promise<OutputOf<typeof changePlaceRule>> {
  const ways = places.find((one) => one.code === place)?.demands.flatMap((demand) => demand.ways) ?? []
  const way = ways.find((one) => one.code === code)
  if (!way) throw new Problem(400, { field: 'way', reason: NO_SUCH_WAY })
  const threshold = typed === null ? null : thresholdIn(way, typed)
  const rule = { is_off: isOff, threshold }
  await changeByHand(db, caller.memberId, async (trx) => {
    if (!isOff && threshold === null)
      await trx.deleteFrom('place_rule').where('place', '=', place).where('way', '=', code).execute()
    else
      await trx
        .insertInto('place_rule')
        .values({ place, way: code, ...rule })
        .onConflict((one) => one.columns(['place', 'way']).doUpdateSet(rule))
        .execute()
  })
  return tellWay(way, { isOff, threshold })
}

const NO_SUCH_WAY = { en: 'this place has no such way', zh: '该场所没有这种判定方式' }

/** The threshold as it is stored; null where it is the way's own. Throws Problem 400 for what a way cannot ask. */
function thresholdIn(way: Way, typed: string): string | null {
  const read = readThreshold(way, typed)
  if ('fault' in read) throw new Problem(400, { field: 'threshold', reason: reasonOf(read.fault, way) })
  const threshold = boundOf(read.asks)
  return threshold === boundOf(way.asks) ? null : threshold
}

function reasonOf(fault: ThresholdFault, { asks }: Way): { en: string; zh: string } {
  if (fault === 'takesNone') return { en: 'this way takes none', zh: '该方式没有限值' }
  if (fault === 'noClass') return { en: 'no class of this scale', zh: '不是该体系的等级' }
  if (fault === 'asksNothing') return { en: 'everything reaches this class', zh: '任何等级都达到它' }
  if (fault === 'noFigure') return { en: 'not a number', zh: '不是数字' }
  const own = Number(boundOf(asks))
  const [least, most] = [own / MOST_TIMES, own * MOST_TIMES]
  return { en: `between ${least} and ${most}`, zh: `应在 ${least} 与 ${most} 之间` }
}

/** Empty for a yes. */
function boundOf(asks: Asks): string {
  if ('atLeast' in asks) return String(asks.atLeast)
  return 'atMost' in asks ? String(asks.atMost) : ''
}

function tellWay(way: Way, { isOff, threshold }: Pick<PlaceRule, 'isOff' | 'threshold'>): WayOfPlace {
  const { code, asks, also = [], region, source, of = [], except = [] } = way
  const fact = findFact(way.fact)
  const own = boundOf(asks)
  const [regionName, enRegionName] = region ? regionNames[region] : []
  return {
    code,
    fact: namesOf(way.fact),
    asks: 'is' in asks ? 'yes' : fact?.kind === 'class' ? 'class' : 'atMost' in asks ? 'most' : 'least',
    unit: fact?.kind === 'number' ? fact.unit : '',
    classes: fact?.kind === 'class' ? classesBeside(fact, own) : [],
    own,
    threshold,
    isOff,
    also: also.map((bound) => ({ ...namesOf(bound.fact), own: boundOf(bound.asks) })),
    of: [...of],
    except: [...except],
    region: regionName && enRegionName ? { name: regionName, enName: enRegionName } : null,
    source: source[0],
    enSource: source[1],
  }
}

function namesOf(code: string): { name: string; enName: string } {
  const { name, enName } = findFact(code) ?? { name: code, enName: code }
  return { name, enName }
}

/** The classes of a class's scale that may be asked for in its place; none where they have parts, `B-s1,d0`: those are typed. */
function classesBeside({ scales, parts }: ClassFact, own: string): string[] {
  const { classes = [] } = scales.find((scale) => scale.classes.includes(own)) ?? {}
  return parts ? [] : classes.filter((one, place) => place > 0 || one === own)
}
