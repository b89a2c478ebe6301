import { deltaE00 } from '../../../../contract/colors/color-difference.ts'
import type { Band } from '../../../../contract/image-search.ts'
import { labOfRgb } from '../../../../contract/colors/lab.ts'
import { signatureOfPalette } from '../../../../server/image-search/encoder/color-signature.ts'
import type { Described } from '../describing/crowd.ts'
import { dot } from '../measuring/ranks.ts'

/** Least cosine of a one-coloured material's signature with the signature of its main colour alone. */
const ONE_COLOR = 0.97

type Material = Pick<Described, 'family' | 'mainColor'>

/** ΔE00 of two main colours below which they count as one colour, or as colours that go together. */
const SAME_COLOR = 5
const HARMONY = 10

/** What each band promises of a result, compared with the material asked for. */
export const PROMISES: Record<Band, (asked: Material, found: Material) => boolean> = {
  same: (asked, found) => asked === found || (isOneKind(asked, found) && isInColor(asked, found)),
  close: isOneKind,
  mood: (asked, found) => isOneKind(asked, found) || distance(asked, found) < HARMONY,
}

export function isInColor(asked: Material, found: Material): boolean {
  return distance(asked, found) < SAME_COLOR
}

/** Whether the material has one colour, so that colour is all that tells it from others of a smooth kind. */
export function isOfOneColor({ mainColor, color }: Pick<Described, 'mainColor' | 'color'>): boolean {
  return dot(signatureOfPalette([{ rgb: mainColor, share: 1 }]), color) >= ONE_COLOR
}

function isOneKind(asked: Material, found: Material): boolean {
  return asked.family === found.family
}

function distance(asked: Material, found: Material): number {
  return deltaE00(labOfRgb(asked.mainColor), labOfRgb(found.mainColor))
}
