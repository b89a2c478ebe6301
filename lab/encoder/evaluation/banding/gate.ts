import { SMALL_CATALOGUE } from './dataset.ts'
import { meanOf } from './pairs.ts'

/** At least this share of the unrelated pictures is told "no close match" (lower end of a 95 % interval). */
export const TOLD_NONE = 0.95
const CHANCE_OF_FEWER = 0.025

/**
 * The likeness that the best match of an unrelated picture stays below in a share of `TOLD_NONE`, by catalogue size: a
 * least-squares line over log10(size) at three sizes, raised to the highest point.
 */
export function fitGate(foreign: readonly (readonly number[])[], asked: number): (size: number) => number {
  const size = foreign[0]?.length ?? 1
  const spread = Array.from({ length: SMALL_CATALOGUE }, (_, place) => Math.floor((place * asked) / SMALL_CATALOGUE))
  const points = [
    [SMALL_CATALOGUE, foreign.map((all) => Math.max(...spread.map((place) => all[place] ?? 0)))] as const,
    [asked, foreign.map((all) => Math.max(...all.slice(0, asked)))] as const,
    [size, foreign.map((all) => Math.max(...all))] as const,
  ].map(([count, best]) => [Math.log10(count), sureLimit(best)] as const)
  const [middle, level] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))]
  const growth =
    meanOf(points.map(([x, y]) => (x - middle) * (y - level))) / meanOf(points.map(([x]) => (x - middle) ** 2))
  const highest = Math.max(...points.map(([x, y]) => y - growth * x))
  return (count) => highest + growth * Math.log10(count)
}

/**
 * The upper confidence limit of the quantile of a share, as one of the ordered values (Wilks, Annals of Mathematical
 * Statistics 12, 1941).
 */
export function sureLimit(values: readonly number[], share = TOLD_NONE): number {
  const count = values.length
  // How many values may reach the limit: the most that a binomial makes so few by chance too seldom. In logarithms,
  // since the first chances of thousands underflow.
  let reaching = 0
  let chance = count * Math.log(share)
  for (let sum = Math.exp(chance); sum <= CHANCE_OF_FEWER; sum += Math.exp(chance)) {
    chance += Math.log(((count - reaching) / (reaching + 1)) * (1 / share - 1))
    reaching++
  }
  return values.toSorted((one, other) => other - one)[Math.max(0, reaching - 1)] ?? 1
}
