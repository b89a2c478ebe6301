/** Similarities: a row for each query, a column for each candidate; higher is more alike. */
export interface Scores {
  queries: number
  candidates: number
  /** Row by row. */
  values: Float32Array
}

/** The dot products of every query with every candidate. All vectors have the same length. */
export function dotScores(queries: readonly Float32Array[], candidates: readonly Float32Array[]): Scores {
  const values = new Float32Array(queries.length * candidates.length)
  let at = 0
  for (const query of queries) for (const candidate of candidates) values[at++] = dot(query, candidate)
  return { queries: queries.length, candidates: candidates.length, values }
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}

export function rowOf({ candidates, values }: Scores, query: number): Float32Array {
  return values.subarray(query * candidates, (query + 1) * candidates)
}

/** The rank of one candidate, from 1. Among equal scores it is the last, so that a constant answer wins nothing. */
export function rankOf(row: Float32Array, wanted: number): number {
  const score = row[wanted] ?? Number.NEGATIVE_INFINITY
  let rank = 0
  for (const value of row) if (value >= score) rank++
  return rank
}

/** Candidates from the most to the least alike, without `left` (the query itself, where it is a candidate). */
export function orderOf(row: Float32Array, left?: number): number[] {
  const order = Array.from(row.keys()).filter((index) => index !== left)
  return order.sort((one, other) => (row[other] ?? 0) - (row[one] ?? 0))
}

/**
 * Average precision: the mean, over the right candidates, of the precision down to each (Manning, Raghavan and Schütze
 * 2008, §8.4). 0 if there are none.
 */
export function averagePrecision(isRight: readonly boolean[]): number {
  let found = 0
  let sum = 0
  for (const [index, right] of isRight.entries()) {
    if (!right) continue
    found++
    sum += found / (index + 1)
  }
  return found === 0 ? 0 : sum / found
}
