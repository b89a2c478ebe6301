import { sharesNear } from '../../../../server/image-search/ranking/kinship.ts'
import { alignedTable } from '../../../../bench/table.ts'
import { dot } from '../measuring/ranks.ts'
import { fitDiscriminant, heldOutScores } from './discriminant.ts'
import type { Discriminant } from './discriminant.ts'
import { smallDataset } from './dataset.ts'
import type { Dataset, Query } from './dataset.ts'
import { kindOf } from './kinds.ts'
import { isSameKind, nearestOf } from './measure-bands.ts'
import { isInColor, isOfOneColor, PROMISES } from './promises.ts'

/** At least this share of the unrelated pictures is told "no close match" (lower end of a 95 % interval). */
const TOLD_NONE = 0.9
const CHANCE_OF_FEWER = 0.025
/** Least share of a band's results that are of the kind asked for. */
const OF_KIND = { same: 0.95, close: 0.85 }
/**
 * Least share of the right kind in "close" once the nearest neighbours have told the query's kind. A higher limit would
 * hide products of that kind (decisions/048).
 */
const OF_KIND_SURELY = 0.92
/** Largest share of the results in "same" that have another colour, where the material asked for has one colour. */
const OTHER_COLOR = 0.05
/** Least share of the results in "mood" that keep that band's promise. */
const AS_PROMISED = 0.75
const COLOR_WEIGHTS = [0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5]
/** A weight above 0.4 would trust too much in how we draw unrelated pictures: no photographs of them were measured. */
const MATERIAL_WEIGHTS = [0, 0.1, 0.2, 0.4]
const TEXTURES = range(0.3, 0.95, 0.01)
const COLORS = range(0.8, 0.99, 0.01)
const KIND_SHARES = range(0, 0.6, 0.05)
const MOOD_COLORS = range(0, 0.95, 0.05)
const SMALL_CATALOGUE = 240

/** A query compared with one material of the catalogue. */
interface Pair {
  texture: number
  color: number
  isOneKind: boolean
  /** How strongly the query's nearest neighbours point to this material's kind, 0..1. */
  kindShare: number
  isOwn: boolean
  /** Whether its colour matches that of the material asked for. */
  isInColor: boolean
  /** Whether it keeps the promise of "mood". */
  isInMood: boolean
}

/** One query with the pairs that a band may hold. */
interface Asked {
  pairs: Pair[]
  /** How much the query looks like a material: the score of a discriminant that never saw its kind. */
  material: number
  /** Whether the material asked for has one colour. */
  isOfOneColor: boolean
}

/** The weights of colour and "looks like a material" beside the cosine of textures, whose weight is 1. */
interface Weights {
  color: number
  material: number
}

/**
 * Finds the constants of `server/image-search/ranking/bands.ts` and `material-score.ts`, as a table to copy. It uses
 * calibration pictures in the largest catalogue: the best of many unrelated pictures is nearer than the best of few.
 */
export function calibrate(dataset: Dataset): string {
  const [related, foreign] = pairsOf(dataset)
  const size = dataset.catalogue.length
  const { slope, middle } = fitLogistic(related.flatMap(({ pairs }) => pairs))
  const tried = MATERIAL_WEIGHTS.flatMap((material) => COLOR_WEIGHTS.map((color) => ({ color, material }))).map(
    (weights) => {
      const gate = fitGate(
        foreign.map(({ pairs, material }) => pairs.map((pair) => likenessOf(pair, material, weights))),
        dataset.queries.copies.length,
      )
      const isKept = ({ pairs, material }: Asked) =>
        pairs.some((pair) => likenessOf(pair, material, weights) >= gate(size))
      return { weights, gate, kept: shareOf(related, isKept) }
    },
  )
  // The smallest weights that are within one standard error of the best (Breiman et al. 1984, §3.4.3).
  const most = Math.max(...tried.map(({ kept }) => kept))
  const enough = most - Math.sqrt((most * (1 - most)) / related.length)
  const { weights = { color: 0, material: 0 }, gate = () => 1 } = tried.find(({ kept }) => kept >= enough) ?? {}
  // The limits must hold in a small catalogue and in a large one: a small one accepts less likeness.
  const small = smallDataset(dataset, SMALL_CATALOGUE)
  const datasets = [
    { asked: related, least: gate(size) },
    { asked: pairsOf(small)[0], least: gate(small.catalogue.length) },
  ].map(({ asked, least }) => only(asked, (pair, material) => likenessOf(pair, material, weights) >= least))
  const surest = (limits: readonly number[], isSure: (asked: readonly Asked[], limit: number) => boolean) =>
    limits.find((limit) => datasets.every((asked) => isSure(asked, limit))) ?? 1
  const textureOf = (sure: number) =>
    surest(TEXTURES, (asked, limit) => meanShare(only(asked, isAbove(limit)), ({ isOneKind }) => isOneKind) >= sure)
  const same = textureOf(OF_KIND.same)
  const plain = (asked: readonly Asked[]) => asked.filter(({ isOfOneColor }) => isOfOneColor)
  const sameColor = surest(
    COLORS,
    (asked, limit) => meanShare(only(plain(asked), isAbove(same, limit)), isOfOtherColor) <= OTHER_COLOR,
  )
  const close = textureOf(OF_KIND.close)
  const inClose = (asked: readonly Asked[], share: number) =>
    only(only(asked, isAbove(close)), ({ kindShare }) => kindShare >= share)
  const kindShare = surest(
    KIND_SHARES,
    (asked, limit) => meanShare(inClose(asked, limit), ({ isOneKind }) => isOneKind) >= OF_KIND_SURELY,
  )
  const ofKind = KIND_SHARES.map(
    (share) =>
      `${share.toFixed(2)}: ${meanShare(inClose(datasets[0] ?? [], share), ({ isOneKind }) => isOneKind).toFixed(3)}`,
  )
  const isBelow = (pair: Pair) => pair.texture < close
  const moods = (asked: readonly Asked[], color: number) => only(only(asked, isBelow), isAbove(-1, color))
  const moodColor = surest(
    MOOD_COLORS,
    (asked, limit) => meanShare(moods(asked, limit), ({ isInMood }) => isInMood) >= AS_PROMISED,
  )
  const keptWith = (color: number) =>
    Math.min(
      ...datasets.map((asked) =>
        shareOf(asked, ({ pairs }) => pairs.some((pair) => !isBelow(pair) || pair.color >= color)),
      ),
    )
  const own = (color: number) =>
    shareOf(related, ({ pairs }) => pairs.some((pair) => pair.isOwn && isAbove(same, color)(pair)))
  return alignedTable([
    ['Constant', 'Value', `of ${size} materials, ${related.length} queries, ${foreign.length} unrelated`],
    ['texture slope', slope.toFixed(2), 'of the logistic: how surely a cosine tells the same kind'],
    ['texture middle', middle.toFixed(3), ''],
    ['material weight', String(weights.material), keptBy(tried, ({ color }) => color === weights.color, 'material')],
    ['colour weight', String(weights.color), keptBy(tried, ({ material }) => material === weights.material, 'color')],
    ['least likeness', gate(1).toFixed(3), `${TOLD_NONE} of the unrelated stay below; here ${gate(size).toFixed(3)}`],
    ['growth', (gate(10) - gate(1)).toFixed(3), 'of it with ten times the materials'],
    ['close texture', close.toFixed(2), `${OF_KIND.close} are of the kind`],
    ['kind share', kindShare.toFixed(2), `${OF_KIND_SURELY} are of the kind; ${ofKind.join(', ')}`],
    ['same texture', same.toFixed(2), `${OF_KIND.same} are of the kind`],
    [
      'same colour',
      sameColor.toFixed(2),
      `${OTHER_COLOR} are of another colour; ${own(sameColor).toFixed(3)} of queries find their own there, at 0.8 ${own(0.8).toFixed(3)}`,
    ],
    [
      'mood colour',
      moodColor.toFixed(2),
      `${AS_PROMISED} are what it promises; ${keptWith(moodColor).toFixed(3)} of queries that are above the least keep a band`,
    ],
    ...discriminantRows(dataset),
  ])
}

function keptBy(
  tried: readonly { weights: Weights; kept: number }[],
  isShown: (weights: Weights) => boolean,
  name: keyof Weights,
): string {
  const shown = tried.filter(({ weights }) => isShown(weights))
  return shown.map(({ weights, kept }) => `${weights[name]}: keeps ${kept.toFixed(3)}`).join(', ')
}

/** The discriminant fitted to all queries. */
function discriminantRows({ queries }: Dataset): string[][] {
  const texturesOf = (all: readonly Query[]) => all.map(({ texture }) => texture)
  const materials = [...queries.copies, ...queries.photographs]
  const { direction, middle }: Discriminant = fitDiscriminant(texturesOf(materials), texturesOf(queries.unrelated))
  const step = Math.max(...direction.map(Math.abs)) / 127
  const bytes = Int8Array.from(direction, (number) => Math.round(number / step))
  return [
    ['material step', step.toPrecision(6), ''],
    ['material middle', middle.toFixed(4), ''],
    ['material direction', Buffer.from(bytes.buffer).toString('base64'), ''],
  ]
}

/** All pairs of a query and a material: for queries that have an answer, and for unrelated ones. */
function pairsOf({ catalogue, queries }: Dataset): [related: Asked[], foreign: Asked[]] {
  const related = [...queries.copies, ...queries.photographs]
  const materials = heldOutScores(related, queries.unrelated)
  const askedBy = (query: Query): Asked => {
    const { texture, color, shows } = query
    const asked = catalogue[shows ?? -1]
    const textures = catalogue.map((one) => dot(texture, one.texture))
    const shareOfKind = sharesNear(nearestOf(catalogue, textures), isSameKind)
    return {
      material: materials.get(query) ?? 0,
      isOfOneColor: asked !== undefined && isOfOneColor(asked),
      pairs: catalogue.map((one, place) => ({
        texture: textures[place] ?? 0,
        kindShare: shareOfKind(kindOf(one.family)),
        color: dot(color, one.color),
        isOneKind: asked !== undefined && PROMISES.close(asked, one),
        isOwn: asked === one,
        isInColor: asked !== undefined && isInColor(asked, one),
        isInMood: asked !== undefined && PROMISES.mood(asked, one),
      })),
    }
  }
  return [related.map(askedBy), queries.unrelated.map(askedBy)]
}

/** Keeps only the wanted pairs, and drops queries that have none left. */
function only(asked: readonly Asked[], isWanted: (pair: Pair, material: number) => boolean): Asked[] {
  return asked
    .map((one) => ({ ...one, pairs: one.pairs.filter((pair) => isWanted(pair, one.material)) }))
    .filter(({ pairs }) => pairs.length > 0)
}

function isAbove(texture: number, color = 0): (pair: Pair) => boolean {
  return (pair) => pair.texture >= texture && pair.color >= color
}

function isOfOtherColor({ isOwn, isInColor }: Pair): boolean {
  return !isOwn && !isInColor
}

/** The mean over queries of the share of their pairs. */
function meanShare(asked: readonly Asked[], is: (pair: Pair) => boolean): number {
  return meanOf(asked.map(({ pairs }) => shareOf(pairs, is)))
}

function likenessOf({ texture, color }: Pair, material: number, deps: Weights): number {
  return texture + deps.color * color + deps.material * material
}

/**
 * The likeness that the best match of an unrelated picture stays below in a share of `TOLD_NONE`, by catalogue size: a
 * least-squares line over log10(size) at three sizes, raised to the highest point.
 */
function fitGate(foreign: readonly (readonly number[])[], asked: number): (size: number) => number {
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
 * The upper confidence limit of the `TOLD_NONE` quantile, as one of the ordered values (Wilks, Annals of Mathematical
 * Statistics 12, 1941).
 */
export function sureLimit(values: readonly number[]): number {
  const count = values.length
  // How many values may reach the limit: the most that a binomial makes so few by chance too seldom. In logarithms,
  // since the first chances of thousands underflow.
  let reaching = 0
  let chance = count * Math.log(TOLD_NONE)
  for (let sum = Math.exp(chance); sum <= CHANCE_OF_FEWER; sum += Math.exp(chance)) {
    chance += Math.log(((count - reaching) / (reaching + 1)) * (1 / TOLD_NONE - 1))
    reaching++
  }
  return values.toSorted((one, other) => other - one)[Math.max(0, reaching - 1)] ?? 1
}

/**
 * Fits the logistic curve from the cosine of textures to "one kind": maximum likelihood by Newton's iteration (Hastie,
 * Tibshirani and Friedman 2009, §4.4.1).
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

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function shareOf<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.filter(is).length / all.length
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}
