import { mixScores } from '../../../../server/image-search/encoder/color-signature.ts'
import type { Gallery } from '../drawing/gallery.ts'
import { alignedTable } from '../../../../bench/table.ts'
import { measure } from './measure.ts'
import type { Measured } from './measured.ts'
import { mixCompared } from './pictures-compared.ts'
import type { Compared } from './pictures-compared.ts'

const WEIGHTS = [0, 0.1, 0.2, 0.3, 0.5]

/** All figures with one weight of the colour signature. */
export interface Weighed {
  weight: number
  measured: Measured[]
}

export function measureWeights(gallery: Gallery, encoder: Compared, signature: Compared): Weighed[] {
  return WEIGHTS.map((weight) => ({
    weight,
    measured: measure(
      gallery,
      mixCompared(encoder, signature, (one, other) => mixScores(one, other, weight)),
    ),
  }))
}

/** A table with a row for each figure and a column for each weight. */
export function weightTable(weighed: Weighed[]): string {
  const rows = weighed[0]?.measured ?? []
  return alignedTable([
    ['Colour signature at weight', ...weighed.map(({ weight }) => String(weight))],
    ...rows.flatMap(({ name, isDetail }, index) => {
      return isDetail ? [] : [[name, ...weighed.map(({ measured }) => cellOf(measured[index]))]]
    }),
  ])
}

function cellOf(measured?: Measured): string {
  if (!measured) return '–'
  const { value, low, high } = measured.estimate
  return `${value.toFixed(3)} ± ${((high - low) / 2).toFixed(3)}`
}
