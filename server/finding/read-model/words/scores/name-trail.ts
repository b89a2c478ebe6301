import { placeIn } from '../../sorted.ts'
import { BEYOND_CATEGORIES, NAME } from '../texts/fields.ts'
import { inRoom } from './room.ts'
import type { ScoredSegment } from '../segments/segment.ts'

/** Added to a score of at most 10,000 where a product's name says more than single words do. */
const HAS_ALL = 2000
const IN_ORDER = 1500
const IS_ALL = 2500
const IS_HALF = 800
/** Added where a category that it lies in is called just so: "marble" means marble before what is named after its look. */
const IS_KIND = 5500

/** How the units of a query lie in names: all of them in one, one after the other, and how much of it they are; and in titles of categories. */
export interface NameTrail {
  /** How many names and titles there are: texts before this one. */
  readonly names: number
  /** Where the titles begin. */
  readonly titles: number
  /** Forgets all units, and goes on in a segment. */
  begin(segment: ScoredSegment): void
  /** Begins the next unit. */
  beginUnit(): void
  /** The unit stands in a name; `steps` is how long it is there. It may stand for several. */
  step(name: number, at: { position: number; steps: number; units?: number }): void
  /** What each product of the segment gets for its better name. */
  bonuses(segment: ScoredSegment, units: number): Uint16Array
}

/** One for any number of segments, one after the other: it keeps its memory. */
export function createNameTrail(): NameTrail {
  let titles = 0
  let names = 0
  // Of each name: the last unit that stands in it, how many do, how many steps they are, and how many follow each other.
  let lastUnit = new Uint8Array()
  let units = new Uint8Array()
  let covered = new Uint8Array()
  let inOrder = new Uint8Array()
  let wasInOrder = new Uint8Array()
  // Where the unit before ended, and where this one does; 0: it is not there.
  let endBefore = new Uint16Array()
  let end = new Uint16Array()
  // The names and titles in which a unit stands, as they were met: most queries are in few of them.
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
      if (!hasKinds) return bonuses
      for (let product = 0; product < kinds.length; product++)
        if (kinds[product]) bonuses[product] = together(bonuses[product] ?? 0, kinds[product] ?? 0)
      return bonuses
    },
  }

  function bonusOfName(name: number, share: number, count: number): number {
    const order = count > 1 ? Math.floor(((inOrder[name] ?? 0) * IN_ORDER) / (count - 1)) : 0
    const coverage = share >= 1 ? IS_ALL : share >= 0.5 ? IS_HALF : 0
    return (units[name] === count ? HAS_ALL : 0) + order + coverage
  }

  /** A title that is there whole counts by how much of the question it is. */
  function bonusOfTitle(name: number, share: number, count: number): number {
    return share >= 1 ? Math.floor((IS_KIND * (units[name] ?? 0)) / count) : 0
  }
}

/** What says the same twice is not worth twice as much. */
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
