import { alignedTable } from '../../table.ts'
import { dot } from '../measuring/ranks.ts'
import { smallGround } from './ground.ts'
import type { Ground, Query } from './ground.ts'
import { PROMISES } from './promises.ts'

/** How many of the unrelated pictures shall be told that nothing is like them, with something to spare over what is asked. */
const TOLD_NONE = 0.91
const ABOUT = 0.05
/** Of what stands in a band at least so much shall be what the band promises. */
const SURE = { same: 0.88, close: 0.85 }
const COLOR_PARTS = [0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5]
const STEP = 0.01
const SMALL_CATALOGUE = 240

/** A query and a material of the catalogue. */
interface Pair {
  texture: number
  color: number
  isOneKind: boolean
  isSame: boolean
}

/**
 * Finds what `server/image-search/bands.ts` decides by, as a table to be copied there. Works on pictures that no figure is
 * taken of, in as large a catalogue as there is: the best of many unrelated pictures is nearer than the best of few.
 */
export function calibrate(ground: Ground): string {
  const [related, foreign] = pairsOf(ground)
  const size = ground.catalogue.length
  const { slope, middle } = fitLogistic(related.flat())
  const parts = COLOR_PARTS.map((part) => {
    const gate = fitGate(
      foreign.map((pairs) => pairs.map((pair) => likenessOf(pair, part))),
      ground.queries.copies.length,
    )
    return { part, gate, kept: shareOf(related, (pairs) => pairs.some((pair) => likenessOf(pair, part) >= gate(size))) }
  })
  // The least part that is not surely worse than the best (one standard error; Breiman et al. 1984, §3.4.3).
  const most = Math.max(...parts.map(({ kept }) => kept))
  const enough = most - Math.sqrt((most * (1 - most)) / related.length)
  const { part = 0, gate = () => 1 } = parts.find(({ kept }) => kept >= enough) ?? {}
  // What is sure enough in a small catalogue and in a large one: a small one lets less likeness count.
  const small = smallGround(ground, SMALL_CATALOGUE)
  const grounds = [
    { asked: related, least: gate(size) },
    { asked: pairsOf(small)[0], least: gate(small.catalogue.length) },
  ].map(({ asked, least }) => asked.map((pairs) => pairs.filter((pair) => likenessOf(pair, part) >= least)))
  const sureTexture = (color: number, sure: number, isRight: (pair: Pair) => boolean) =>
    Math.max(
      ...grounds.map((asked) =>
        leastTexture(
          asked.map((pairs) => pairs.filter((pair) => pair.color >= color)),
          sure,
          isRight,
        ),
      ),
    )
  // Of all pairs of limits that are sure enough the one that most materials themselves come through.
  const limits = range(0.3, 0.9, 0.1).map((color) => {
    const texture = sureTexture(color, SURE.same, ({ isSame }) => isSame)
    const isThrough = (pair: Pair) => pair.isSame && pair.texture >= texture && pair.color >= color
    return { texture, color, through: related.flat().filter(isThrough).length }
  })
  const same = limits.reduce((one, other) => (other.through > one.through ? other : one))
  return alignedTable([
    ['Constant', 'Value', `of ${size} materials, ${related.length} queries, ${foreign.length} unrelated`],
    ['texture slope', slope.toFixed(2), 'of the logistic: how surely a cosine tells the same kind'],
    ['texture middle', middle.toFixed(3), ''],
    ['colour part', String(part), parts.map((one) => `${one.part}: keeps ${one.kept.toFixed(3)}`).join(', ')],
    [
      'least likeness',
      gate(1).toFixed(3),
      `${TOLD_NONE} of unrelated pictures stay below; here ${gate(size).toFixed(3)}`,
    ],
    ['growth', (gate(10) - gate(1)).toFixed(3), 'of it with ten times the materials'],
    [
      'close texture',
      sureTexture(0, SURE.close, ({ isOneKind }) => isOneKind).toFixed(2),
      `${SURE.close} are of the kind`,
    ],
    ['same texture', same.texture.toFixed(2), `${SURE.same} are the same`],
    ['same colour', same.color.toFixed(1), `${same.through} of the same come through`],
  ])
}

/** Of the queries that something answers, and of the others, every pair with a material. */
function pairsOf({ catalogue, queries }: Ground): [related: Pair[][], foreign: Pair[][]] {
  const pairsOfQuery = ({ texture, color, shows }: Query): Pair[] => {
    const asked = catalogue[shows ?? -1]
    return catalogue.map((one) => ({
      texture: dot(texture, one.texture),
      color: dot(color, one.color),
      isOneKind: asked !== undefined && PROMISES.close(asked, one),
      isSame: asked !== undefined && PROMISES.same(asked, one),
    }))
  }
  return [[...queries.copies, ...queries.photographs].map(pairsOfQuery), queries.unrelated.map(pairsOfQuery)]
}

function likenessOf({ texture, color }: Pair, part: number): number {
  return texture + part * color
}

/**
 * By how many they are the best of, the likeness that `TOLD_NONE` of the unrelated pictures' best stay below: a line over the
 * logarithm, through a small catalogue, the materials that are asked for, and all (least squares).
 */
function fitGate(foreign: readonly (readonly number[])[], asked: number): (size: number) => number {
  const size = foreign[0]?.length ?? 1
  const spread = Array.from({ length: SMALL_CATALOGUE }, (_, place) => Math.floor((place * asked) / SMALL_CATALOGUE))
  const points = [
    [SMALL_CATALOGUE, foreign.map((all) => Math.max(...spread.map((place) => all[place] ?? 0)))] as const,
    [asked, foreign.map((all) => Math.max(...all.slice(0, asked)))] as const,
    [size, foreign.map((all) => Math.max(...all))] as const,
  ].map(([count, best]) => [Math.log10(count), quantile(best, TOLD_NONE)] as const)
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, level] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))]
  const growth =
    meanOf(points.map(([x, y]) => (x - middle) * (y - level))) / meanOf(points.map(([x]) => (x - middle) ** 2))
  return (count) => level + growth * (Math.log10(count) - middle)
}

/** The lowest limit of texture from which on, as queries see it on average, a band is as sure as asked. */
function leastTexture(asked: readonly Pair[][], sure: number, isRight: (pair: Pair) => boolean): number {
  return (
    range(0.3, 0.95, STEP).find((limit) => {
      const shares = asked.flatMap((pairs) => {
        const those = pairs.filter(({ texture }) => texture >= limit)
        return those.length === 0 ? [] : [shareOf(those, isRight)]
      })
      return shares.reduce((sum, share) => sum + share, 0) / shares.length >= sure
    }) ?? 1
  )
}

/**
 * The logistic curve of which pairs are of one kind by the cosine of their textures: maximum likelihood by Newton's
 * iteration (Hastie, Tibshirani and Friedman 2009, §4.4.1).
 */
function fitLogistic(pairs: readonly Pair[]): { slope: number; middle: number } {
  let [slope, offset] = [8, -4]
  for (let round = 0; round < 25; round++) {
    let [slopeGain, offsetGain, slopes, both, offsets] = [0, 0, 0, 0, 0]
    for (const { texture, isOneKind } of pairs) {
      const chance = 1 / (1 + Math.exp(-slope * texture - offset))
      const [miss, spread] = [Number(isOneKind) - chance, chance * (1 - chance)]
      slopeGain += miss * texture
      offsetGain += miss
      slopes += spread * texture * texture
      both += spread * texture
      offsets += spread
    }
    const determinant = slopes * offsets - both * both
    slope += (offsets * slopeGain - both * offsetGain) / determinant
    offset += (slopes * offsetGain - both * slopeGain) / determinant
  }
  return { slope, middle: -offset / slope }
}

function shareOf<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.filter(is).length / all.length
}

/** The mean of the values about a quantile: of a few hundred, the one at its place is too much chance's. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const about = sorted.slice(Math.floor((share - ABOUT) * sorted.length), Math.ceil((share + ABOUT) * sorted.length))
  return about.reduce((sum, value) => sum + value, 0) / about.length
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}
