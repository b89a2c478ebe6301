import type { Gallery } from '../drawing/gallery.ts'
import { estimateMean } from './bootstrap.ts'
import type { Measured } from './measured.ts'
import { recalls } from './measured.ts'
import { materialsOf } from './pictures-compared.ts'
import type { Compared } from './pictures-compared.ts'
import { orderOf, rankOf, rowOf } from './ranks.ts'

/** The figures of real photographs. They are few, so the intervals are wide. Empty if there are no photographs. */
export function measurePatches(gallery: Gallery, { patches, patchCopies }: Compared): Measured[] {
  const photographs = gallery.patches.map(({ photograph }) => photograph)
  if (photographs.length === 0) return []
  const start = materialsOf(gallery).length
  const firsts = photographs.map((photograph, query) => {
    const [nearest = -1] = orderOf(rowOf(patches, query).subarray(start), query)
    return photographs[nearest] === photograph ? 1 : 0
  })
  const ranks = gallery.patches
    .flatMap(({ copies }, patch) => copies.map(() => patch))
    .map((patch, query) => rankOf(rowOf(patchCopies, query), start + patch))
  return [
    {
      key: 'photographs.patch.r1',
      name: 'Photographs: nearest patch is of the same one',
      estimate: estimateMean(firsts),
    },
    ...recalls({ key: 'photographs.copy', name: 'Photographs: copy finds its patch among all originals' }, ranks),
  ]
}
