import { placeIn } from '../sorted.ts'
import { NAME } from './fields.ts'
import type { Segment } from './segment.ts'

/** Added to a score of at most 10,000 where a product's name says more than single words do. */
const HAS_ALL = 2000
const IN_ORDER = 1500
const IS_ALL = 2500
const IS_HALF = 800

/** How the units of a query lie in names: all of them in one, one after the other, and how much of it they are. */
export interface NameTrail {
  /** How many names there are: texts before this one. */
  names: number
  /** Forgets all units. */
  reset(): void
  /** Begins the next unit. */
  begin(): void
  /** The unit stands in a name; `steps` is how long it is there. */
  step(name: number, at: { position: number; steps: number }): void
  /** What each product gets for its better name. */
  bonuses(units: number): { units: number; bonuses: Uint16Array }
}

export function createNameTrail(segment: Segment): NameTrail {
  const names = placeIn(segment.fields, NAME + 1)
  // Of each name: the last unit that stands in it, how many do, how many steps they are, and how many follow each other.
  const lastUnit = new Uint8Array(names)
  const units = new Uint8Array(names)
  const covered = new Uint8Array(names)
  const inOrder = new Uint8Array(names)
  const wasInOrder = new Uint8Array(names)
  // Where the unit before ended, and where this one does; 0: it is not there.
  const endBefore = new Uint16Array(names)
  const end = new Uint16Array(names)
  const bonuses = new Uint16Array(segment.productIds.length)
  let unit = 0
  return {
    names,
    reset() {
      unit = 0
      for (const column of [lastUnit, units, covered, inOrder, end, bonuses]) column.fill(0)
    },
    begin: () => void (unit += 1),
    step(name, { position, steps }) {
      if (lastUnit[name] !== unit) {
        endBefore[name] = lastUnit[name] === unit - 1 ? (end[name] ?? 0) : 0
        lastUnit[name] = unit
        units[name] = (units[name] ?? 0) + 1
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
      for (let name = 0; name < names; name++) {
        if (!units[name]) continue
        const isWhole = units[name] === count
        const share = (covered[name] ?? 0) / (segment.lengths[name] ?? 1)
        const order = count > 1 ? Math.floor(((inOrder[name] ?? 0) * IN_ORDER) / (count - 1)) : 0
        const coverage = share >= 1 ? IS_ALL : share >= 0.5 ? IS_HALF : 0
        const bonus = (isWhole ? HAS_ALL : 0) + order + coverage
        const last = segment.ownerStarts[name + 1] ?? 0
        for (let at = segment.ownerStarts[name] ?? 0; at < last; at++) {
          const owner = segment.owners[at] ?? 0
          if ((bonuses[owner] ?? 0) < bonus) bonuses[owner] = bonus
        }
      }
      return { units: count, bonuses }
    },
  }
}
