import { placeIn } from '../../sorted.ts'
import { BEYOND_CATEGORIES, NAME } from '../texts/fields.ts'
import { inRoom } from './room.ts'
import type { ScoredSegment } from '../segments/segment.ts'

/** Bonuses on a score of at most 10,000, if a product's name matches more than single words. */
const HAS_ALL = 2000
const IN_ORDER = 1500
const IS_ALL = 2500
const IS_HALF = 800
/** The bonus if the product's category has exactly this name: "marble" finds marble before products that only look like it. */
const IS_KIND = 5500

/** Rates product names and category titles by a query's units: whether all are there, in order, and how much they cover. */
export interface NameTrail {
  /** How many names and titles there are; they are the first texts of the segment. */
  readonly names: number
  /** Where the titles begin. */
  readonly titles: number
  /** Forgets all units and begins another segment. */
  begin(segment: ScoredSegment): void
  /** Begins the next unit. */
  beginUnit(): void
  /** Notes that the unit stands in a name, `steps` long. It may count as several units. */
  step(name: number, at: { position: number; steps: number; units?: number }): void
  /** The bonus of each product of the segment, by its better name. */
  bonuses(segment: ScoredSegment, units: number): Uint16Array
}

/** Serves any number of segments, one after the other, with the same buffers. */
export function createNameTrail(): NameTrail {
  let titles = 0
  let names = 0
  // For each name: its last unit, its number of units, the steps they cover, and how many directly follow the previous unit.
  let lastUnit = new Uint8Array()
  let units = new Uint8Array()
  let covered = new Uint8Array()
  let inOrder = new Uint8Array()
  let wasInOrder = new Uint8Array()
  // Where the previous unit ended and where this one ends; 0 where it is absent.
  let endBefore = new Uint16Array()
  let end = new Uint16Array()
  // The names and titles with any unit, in the order of finding: most queries match few.
  let met = new Uint32Array()
  let metCount = 0
  let bonuses = new Uint16Array()
  let kinds = new Uint16Array()
  let unit = 0
  return {
    get names() {
      return names
    },
    get titles() {
      return titles
    },
    begin({ fields, firstSku }) {
      titles = placeIn(fields, NAME + 1)
      names = placeIn(fields, BEYOND_CATEGORIES)
      const products = firstSku.length - 1
      lastUnit = inRoom(lastUnit, names).fill(0)
      units = inRoom(units, names).fill(0)
      covered = inRoom(covered, names).fill(0)
      inOrder = inRoom(inOrder, names).fill(0)
      wasInOrder = inRoom(wasInOrder, names)
      endBefore = inRoom(endBefore, names)
      end = inRoom(end, names).fill(0)
      met = inRoom(met, names)
      bonuses = inRoom(bonuses, products).fill(0)
      kinds = inRoom(kinds, products).fill(0)
      unit = 0
      metCount = 0
    },
    beginUnit: () => void (unit += 1),
    step(name, { position, steps, units: meant = 1 }) {
      if (lastUnit[name] !== unit) {
        endBefore[name] = lastUnit[name] === unit - 1 ? (end[name] ?? 0) : 0
        lastUnit[name] = unit
        if (!units[name]) met[metCount++] = name
        units[name] = (units[name] ?? 0) + meant
        covered[name] = (covered[name] ?? 0) + steps
        end[name] = position + steps + 1
        wasInOrder[name] = 0
      }
      if (wasInOrder[name] || endBefore[name] !== position + 1) return
      wasInOrder[name] = 1
      inOrder[name] = (inOrder[name] ?? 0) + 1
      end[name] = position + steps + 1
    },
    bonuses(segment, count) {
      let hasKinds = false
      for (let at = 0; at < metCount; at++) {
        const name = met[at] ?? 0
        const isTitle = name >= titles
        const share = (covered[name] ?? 0) / (segment.lengths[name] ?? 1)
        const bonus = isTitle ? bonusOfTitle(name, share, count) : bonusOfName(name, share, count)
        if (!bonus) continue
        hasKinds ||= isTitle
        raiseOwners(segment, name, { into: isTitle ? kinds : bonuses, bonus })
      }
      if (hasKinds) addKinds(bonuses, kinds)
      return bonuses
    },
  }

  function bonusOfName(name: number, share: number, count: number): number {
    const order = count > 1 ? Math.floor(((inOrder[name] ?? 0) * IN_ORDER) / (count - 1)) : 0
    const coverage = share >= 1 ? IS_ALL : share >= 0.5 ? IS_HALF : 0
    return (units[name] === count ? HAS_ALL : 0) + order + coverage
  }

  /** A title counts only if it is matched whole, by its share of the query. */
  function bonusOfTitle(name: number, share: number, count: number): number {
    return share >= 1 ? Math.floor((IS_KIND * (units[name] ?? 0)) / count) : 0
  }
}

function addKinds(bonuses: Uint16Array, kinds: Uint16Array): void {
  for (let product = 0; product < kinds.length; product++)
    if (kinds[product]) bonuses[product] = together(bonuses[product] ?? 0, kinds[product] ?? 0)
}

/** Two bonuses say much the same, so the smaller one counts half. */
function together(one: number, other: number): number {
  return one > other ? one + (other >>> 1) : other + (one >>> 1)
}

function raiseOwners(
  { ownerStarts, owners }: ScoredSegment,
  text: number,
  { into, bonus }: { into: Uint16Array; bonus: number },
): void {
  const last = ownerStarts[text + 1] ?? 0
  for (let at = ownerStarts[text] ?? 0; at < last; at++) {
    const owner = owners[at] ?? 0
    if ((into[owner] ?? 0) < bonus) into[owner] = bonus
  }
}
