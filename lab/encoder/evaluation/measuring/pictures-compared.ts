import type { Gallery, Material } from '../drawing/gallery.ts'
import { SIBLINGS } from '../drawing/samples.ts'
import { dotScores } from './ranks.ts'
import type { Scores } from './ranks.ts'

/** The scores of all queries by one way of comparing. Columns are the originals in the order of `materialsOf`. */
export interface Compared {
  copies: Scores
  renderings: Scores
  /** Degraded copies of the renderings. */
  photographs: Scores
  /** Copies in another light. */
  relit: Scores
  /** Degraded copies of siblings; columns are the originals of the same set. */
  siblings: Scores
  /** Originals compared with originals. */
  originals: Scores
  unrelated: Scores
  /** Patches of photographs compared with all originals and all patches. */
  patches: Scores
  /** Degraded copies of the patches, patch by patch. */
  patchCopies: Scores
}

/** The materials that are measured: the families left out of training, then the known ones. */
export function materialsOf({ materials }: Gallery): Material[] {
  const of = (group: Material['group']) => materials.filter((material) => material.group === group)
  return [...of('left out'), ...of('known')]
}

/** Compares pictures by the dot product of their vectors; `vectorOf` takes a picture's path. */
export function compareGallery(gallery: Gallery, vectorOf: (path: string) => Float32Array): Compared {
  const materials = materialsOf(gallery)
  const originals = materials.map(({ original }) => vectorOf(original))
  const patches = gallery.patches.map(({ patch }) => vectorOf(patch))
  const comparedWith = (paths: string[], candidates: Float32Array[]) => dotScores(paths.map(vectorOf), candidates)
  return {
    copies: comparedWith(
      materials.map(({ copy }) => copy),
      originals,
    ),
    renderings: comparedWith(
      materials.map(({ rendering }) => rendering),
      originals,
    ),
    photographs: comparedWith(
      materials.map(({ photograph }) => photograph),
      originals,
    ),
    relit: comparedWith(
      materials.map(({ relit }) => relit),
      originals,
    ),
    siblings: compareSiblings(gallery, vectorOf),
    originals: dotScores(originals, originals),
    unrelated: comparedWith(
      gallery.unrelated.map(({ picture }) => picture),
      originals,
    ),
    patches: dotScores(patches, [...originals, ...patches]),
    patchCopies: comparedWith(
      gallery.patches.flatMap(({ copies }) => copies),
      [...originals, ...patches],
    ),
  }
}

function compareSiblings({ siblings }: Gallery, vectorOf: (path: string) => Float32Array): Scores {
  const values = new Float32Array(siblings.length * SIBLINGS)
  for (let first = 0; first < siblings.length; first += SIBLINGS) {
    const set = siblings.slice(first, first + SIBLINGS)
    const scores = dotScores(
      set.map(({ copy }) => vectorOf(copy)),
      set.map(({ original }) => vectorOf(original)),
    )
    values.set(scores.values, first * SIBLINGS)
  }
  return { queries: siblings.length, candidates: SIBLINGS, values }
}

/** Combines two ways of comparing: `mix` gets every score of both. */
export function mixCompared(one: Compared, other: Compared, mix: (one: number, other: number) => number): Compared {
  const mixed = (key: keyof Compared): Scores => ({
    ...one[key],
    values: one[key].values.map((value, at) => mix(value, other[key].values[at] ?? 0)),
  })
  return {
    copies: mixed('copies'),
    renderings: mixed('renderings'),
    photographs: mixed('photographs'),
    relit: mixed('relit'),
    siblings: mixed('siblings'),
    originals: mixed('originals'),
    unrelated: mixed('unrelated'),
    patches: mixed('patches'),
    patchCopies: mixed('patchCopies'),
  }
}
