import type { Query } from './ground.ts'

/** Tells two groups of vectors apart by a projection onto one direction, of unit length. */
export interface Discriminant {
  direction: Float64Array
  /** Half way between the means of the two. */
  middle: number
}

/** Added to the variances, which for vectors of unit length are some .003 each: 320 of them are more than so few vectors tell. */
const RIDGE = 0.01
/** Conjugate gradients would be exact after as many as there are dimensions; so many leave nothing that can be seen. */
const STEPS = 100
const FOLDS = 5

/**
 * Fisher's linear discriminant (Annals of Eugenics 7, 1936), positive for `ones`: the covariances within both groups, averaged, with a
 * ridge, solved for the difference of the means by conjugate gradients (Hestenes and Stiefel 1952).
 */
export function fitDiscriminant(ones: readonly Float32Array[], others: readonly Float32Array[]): Discriminant {
  const groups = [ones, others].map((vectors) => ({ vectors, mean: meanOf(vectors) }))
  const [one, other] = groups.map(({ mean }) => mean)
  if (!one || !other) throw new Error('two groups are told apart')
  const wanted = one.map((number, place) => number - (other[place] ?? 0))
  const solved = solve((direction) => spreadAlong(direction, groups), wanted)
  const length = Math.sqrt(dot(solved, solved))
  const direction = solved.map((number) => number / length)
  return { direction, middle: (dot(direction, one) + dot(direction, other)) / 2 }
}

export function scoreOf({ direction, middle }: Discriminant, vector: Float32Array): number {
  return dot(direction, vector) - middle
}

/** Scores of queries by discriminants that never saw their kind, nor anything else of their fold. */
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

/** Whole kinds in turn. */
function foldsOf(queries: readonly Query[]): [Query, number][] {
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

/** The averaged covariance, with its ridge, times a vector. */
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
