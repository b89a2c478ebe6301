import { deltaE00 } from '../../../contract/color-difference.ts'
import type { Band } from '../../../contract/image-search.ts'
import { labOfRgb } from '../../../contract/lab.ts'
import type { Described } from '../describing/crowd.ts'

type Material = Pick<Described, 'family' | 'mainColor'>

/** Nearer than these, as ΔE00 of the covers' main colours, two materials have one colour, or sit well together. */
const SAME_COLOR = 5
const HARMONY = 10

/** What a band promises of a material that stands in it beside the one that was asked for. */
export const PROMISES: Record<Band, (asked: Material, found: Material) => boolean> = {
  same: (asked, found) => asked === found || (isOneKind(asked, found) && distance(asked, found) < SAME_COLOR),
  close: isOneKind,
  mood: (asked, found) => isOneKind(asked, found) || distance(asked, found) < HARMONY,
}

function isOneKind(asked: Material, found: Material): boolean {
  return asked.family === found.family
}

function distance(asked: Material, found: Material): number {
  return deltaE00(labOfRgb(asked.mainColor), labOfRgb(found.mainColor))
}
