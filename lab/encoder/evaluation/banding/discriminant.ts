import type { Query } from './dataset.ts'

/** A direction of unit length onto which two groups of vectors are projected to tell them apart. */
export interface Discriminant {
  direction: Float64Array
  /** Half way between the projected means of the two groups. */
  middle: number
}

/** Added to the variances, which are about .003 for unit vectors: there are too few vectors for 320 dimensions. */
const RIDGE = 0.01
/** Conjugate gradients are exact after as many steps as dimensions; after this many the error is negligible. */
const STEPS = 100
/** Kinds are left out in so many groups, one after another. */
export const FOLDS = 5

/**
 * Fisher's linear discriminant (Annals of Eugenics 7, 1936), positive for `ones`: the averaged covariance of both
 * groups, with a ridge, is solved for the difference of the means by conjugate gradients (Hestenes and Stiefel 1952).
 */
export function fitDiscriminant(ones: readonly Float32Array[], others: readonly Float32Array[]): Discriminant {
  const groups = [ones, others].map((vectors) => ({ vectors, mean: meanOf(vectors) }))
  const [one, other] = groups.map(({ mean }) => mean)
  if (!one || !other) throw new Error('both groups need vectors')
  const wanted = one.map((number, place) => number - (other[place] ?? 0))
  const solved = solve((direction) => spreadAlong(direction, groups), wanted)
  const length = Math.sqrt(dot(solved, solved))
  const direction = solved.map((number) => number / length)
  return { direction, middle: (dot(direction, one) + dot(direction, other)) / 2 }
}

export function scoreOf({ direction, middle }: Discriminant, vector: Float32Array): number {
  return dot(direction, vector) - middle
}

/** Cross-validated scores: each query is scored by a discriminant that saw neither its kind nor its fold. */
export function heldOutScores(materials: readonly Query[], others: readonly Query[]): Map<Query, number> {
  const foldOf = new Map([...foldsOf(materials), ...foldsOf(others)])
  const scores = new Map<Query, number>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = (all: readonly Query[]) =>
      all.filter((query) => foldOf.get(query) !== fold).map(({ texture }) => texture)
    const fitted = fitDiscriminant(seen(materials), seen(others))
    for (const [query, own] of foldOf) if (own === fold) scores.set(query, scoreOf(fitted, query.texture))
  }
  return scores
}

/** Splits the queries into folds so that a kind is never split. */
export function foldsOf(queries: readonly Query[]): [Query, number][] {
  const kinds = [...new Set(queries.map(({ kind }) => kind))].sort()
  return queries.map((query) => [query, kinds.indexOf(query.kind) % FOLDS])
}

function solve(multiply: (vector: Float64Array) => Float64Array, wanted: Float64Array): Float64Array {
  const solution = new Float64Array(wanted.length)
  const left = wanted.slice()
  const step = wanted.slice()
  let error = dot(left, left)
  for (let round = 0; round < STEPS && error > 1e-20; round++) {
    const product = multiply(step)
    const size = error / dot(step, product)
    addTo(solution, step, size)
    addTo(left, product, -size)
    const before = error
    error = dot(left, left)
    for (const [place, number] of step.entries()) step[place] = (left[place] ?? 0) + (error / before) * number
  }
  return solution
}

/** Multiplies a vector by the averaged covariance with its ridge. */
function spreadAlong(
  vector: Float64Array,
  groups: readonly { vectors: readonly Float32Array[]; mean: Float64Array }[],
): Float64Array {
  const sum = vector.map((number) => number * RIDGE)
  for (const { vectors, mean } of groups) {
    const share = 1 / (groups.length * vectors.length)
    const middle = dot(vector, mean)
    let along = 0
    for (const one of vectors) {
      const part = (dot(vector, one) - middle) * share
      addTo(sum, one, part)
      along += part
    }
    addTo(sum, mean, -along)
  }
  return sum
}

function meanOf(vectors: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) addTo(mean, vector, 1 / vectors.length)
  return mean
}

function addTo(sum: Float64Array, vector: ArrayLike<number>, times: number): void {
  for (let place = 0; place < sum.length; place++) sum[place] = (sum[place] ?? 0) + times * (vector[place] ?? 0)
}

function dot(one: Float64Array, other: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}
