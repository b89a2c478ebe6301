import { placeIn } from '../../sorted.ts'
import { BEYOND_CATEGORIES, NAME } from '../texts/fields.ts'
import type { Segment } from '../segments/segment.ts'

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
  names: number
  /** Where the titles begin. */
  titles: number
  /** Forgets all units. */
  reset(): void
  /** Begins the next unit. */
  begin(): void
  /** The unit stands in a name; `steps` is how long it is there. It may stand for several. */
  step(name: number, at: { position: number; steps: number; units?: number }): void
  /** What each product gets for its better name. */
  bonuses(units: number): { bonuses: Uint16Array }
}

export function createNameTrail(segment: Segment): NameTrail {
  const productNames = placeIn(segment.fields, NAME + 1)
  const names = placeIn(segment.fields, BEYOND_CATEGORIES)
  // Of each name: the last unit that stands in it, how many do, how many steps they are, and how many follow each other.
  const lastUnit = new Uint8Array(names)
  const units = new Uint8Array(names)
  const covered = new Uint8Array(names)
  const inOrder = new Uint8Array(names)
  const wasInOrder = new Uint8Array(names)
  // Where the unit before ended, and where this one does; 0: it is not there.
  const endBefore = new Uint16Array(names)
  const end = new Uint16Array(names)
  // The names and titles in which a unit stands, as they were met: most queries are in few of them.
  const met = new Uint32Array(names)
  let metCount = 0
  const bonuses = new Uint16Array(segment.productIds.length)
  const kinds = new Uint16Array(segment.productIds.length)
  let unit = 0
  return {
    names,
    titles: productNames,
    reset() {
      unit = 0
      metCount = 0
      for (const column of [lastUnit, units, covered, inOrder, end, bonuses, kinds]) column.fill(0)
    },
    begin: () => void (unit += 1),
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
    bonuses(count) {
      for (let at = 0; at < metCount; at++) {
        const name = met[at] ?? 0
        const isTitle = name >= productNames
        const share = (covered[name] ?? 0) / (segment.lengths[name] ?? 1)
        const bonus = isTitle ? bonusOfTitle(name, share, count) : bonusOfName(name, share, count)
        if (bonus) raiseOwners(segment, name, { into: isTitle ? kinds : bonuses, bonus })
      }
      for (let product = 0; product < kinds.length; product++)
        if (kinds[product]) bonuses[product] = together(bonuses[product] ?? 0, kinds[product] ?? 0)
      return { bonuses }
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
  { ownerStarts, owners }: Segment,
  text: number,
  { into, bonus }: { into: Uint16Array; bonus: number },
): void {
  const last = ownerStarts[text + 1] ?? 0
  for (let at = ownerStarts[text] ?? 0; at < last; at++) {
    const owner = owners[at] ?? 0
    if ((into[owner] ?? 0) < bonus) into[owner] = bonus
  }
}
