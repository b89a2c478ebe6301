import type { Gallery } from '../drawing/gallery.ts'
import { isRegion } from '../drawing/samples.ts'
import { ranksIn } from './measured.ts'
import { materialsOf } from './pictures-compared.ts'
import type { Compared } from './pictures-compared.ts'
import { rankOf, rowOf } from './ranks.ts'

/** R@1 for a subset of the queries. */
export interface Slice {
  share: number
  count: number
}

type Slices = Record<string, Slice>

/** R@1 among all originals by family and by degradation, to show where an encoder is weak. */
export function sliceCopies(gallery: Gallery, { copies }: Compared): Record<'families' | 'degradations', Slices> {
  const materials = materialsOf(gallery)
  const all = { start: 0, end: materials.length }
  const isFirst = ranksIn(copies, all, all).map((rank) => rank === 1)
  return {
    families: slicesOf(isFirst, (index) => [materials[index]?.family ?? '']),
    degradations: slicesOf(isFirst, (index) => materials[index]?.degradations ?? []),
  }
}

/** R@1 among siblings by family and by what siblings are. */
export function sliceSiblings({ siblings }: Gallery, compared: Compared): Record<'families' | 'sorts', Slices> {
  const isFirst = siblings.map(({ sibling }, query) => rankOf(rowOf(compared.siblings, query), sibling) === 1)
  return {
    families: slicesOf(isFirst, (index) => [siblings[index]?.family ?? '']),
    sorts: slicesOf(isFirst, (index) => [
      siblings[index] && isRegion(siblings[index]) ? 'another region of the surface' : 'a piece with near parameters',
    ]),
  }
}

function slicesOf(isFirst: readonly boolean[], labelsOf: (index: number) => readonly string[]): Slices {
  const labels = [...new Set(isFirst.flatMap((_, index) => labelsOf(index)))].sort()
  return Object.fromEntries(
    labels.map((label) => {
      const those = isFirst.filter((_, index) => labelsOf(index).includes(label))
      return [label, { share: those.filter(Boolean).length / those.length, count: those.length }]
    }),
  )
}
