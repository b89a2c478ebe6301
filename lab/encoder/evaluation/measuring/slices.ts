import type { Gallery } from '../drawing/gallery.ts'
import { ranksIn } from './measured.ts'
import { materialsOf } from './pictures-compared.ts'
import type { Compared } from './pictures-compared.ts'

/** R@1 among all originals, for a subset of the copies. */
export interface Slice {
  share: number
  count: number
}

/** R@1 by family and by degradation, to show where an encoder is weak. */
export function sliceCopies(gallery: Gallery, { copies }: Compared): Record<'families' | 'degradations', Slices> {
  const materials = materialsOf(gallery)
  const all = { start: 0, end: materials.length }
  const isFirst = ranksIn(copies, all, all).map((rank) => rank === 1)
  const slice = (labelsOf: (index: number) => readonly string[]): Slices => {
    const labels = [...new Set(materials.flatMap((_, index) => labelsOf(index)))].sort()
    return Object.fromEntries(
      labels.map((label) => {
        const those = isFirst.filter((_, index) => labelsOf(index).includes(label))
        return [label, { share: those.filter(Boolean).length / those.length, count: those.length }]
      }),
    )
  }
  return {
    families: slice((index) => [materials[index]?.family ?? '']),
    degradations: slice((index) => materials[index]?.degradations ?? []),
  }
}

type Slices = Record<string, Slice>
