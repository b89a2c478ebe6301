import { deltaE00 } from '../../../../contract/colors/color-difference.ts'
import type { Band } from '../../../../contract/image-search.ts'
import { labOfRgb } from '../../../../contract/colors/lab.ts'
import { signatureOfPalette } from '../../../../server/image-search/encoder/color-signature.ts'
import type { Described } from '../describing/crowd.ts'
import { dot } from '../measuring/ranks.ts'

/** A material of one colour: its signature is as like as this to that of its main colour alone. */
const ONE_COLOR = 0.97

type Material = Pick<Described, 'family' | 'mainColor'>

/** Nearer than these, as ΔE00 of the covers' main colours, two materials have one colour, or sit well together. */
const SAME_COLOR = 5
const HARMONY = 10

/** What a band promises of a material that stands in it beside the one that was asked for. */
export const PROMISES: Record<Band, (asked: Material, found: Material) => boolean> = {
  same: (asked, found) => asked === found || (isOneKind(asked, found) && isInColor(asked, found)),
  close: isOneKind,
  mood: (asked, found) => isOneKind(asked, found) || distance(asked, found) < HARMONY,
}

export function isInColor(asked: Material, found: Material): boolean {
  return distance(asked, found) < SAME_COLOR
}

/** Whether nothing but its colour tells a material from others of a smooth kind: those are taken for one another first. */
export function isOfOneColor({ mainColor, color }: Pick<Described, 'mainColor' | 'color'>): boolean {
  return dot(signatureOfPalette([{ rgb: mainColor, share: 1 }]), color) >= ONE_COLOR
}

function isOneKind(asked: Material, found: Material): boolean {
  return asked.family === found.family
}

function distance(asked: Material, found: Material): number {
  return deltaE00(labOfRgb(asked.mainColor), labOfRgb(found.mainColor))
}
