import { isAbove, meanShare, only, shareOf } from './pairs.ts'
import type { Asked, Pair } from './pairs.ts'

/** Least share of a band's results that are of the kind asked for. */
export const OF_KIND = { same: 0.95, close: 0.85 }
/**
 * Least share of the right kind in "close" once the nearest neighbours have told the query's kind. A higher limit would
 * hide products of that kind (decisions/048).
 */
export const OF_KIND_SURELY = 0.92
/** Largest share of the results in "same" that have another colour, where the material asked for has one colour. */
export const OTHER_COLOR = 0.05
/** Least share of the results in "mood" that keep that band's promise. */
export const AS_PROMISED = 0.75
const TEXTURES = range(0.3, 0.95, 0.01)
const COLORS = range(0.8, 0.99, 0.01)
const KIND_SHARES = range(0, 0.6, 0.05)
const MOOD_COLORS = range(0, 0.95, 0.05)
/** Below, pieces have nothing in common but colours: a plywood was "similar" to a terrazzo. */
const MOOD_TEXTURES = range(0.2, 0.9, 0.05)

/** The least values with which a result stands in a band, with figures that explain them. */
export interface Limits {
  close: number
  same: number
  sameColor: number
  /** From this cosine on it is the same in any colours. */
  sure: number
  kindShare: number
  moodTexture: number
  moodColor: number
  /** By kind share, the share of the right kind in "close". */
  ofKind: string[]
  /** The share of queries that keep a result in some band. */
  keptByMood: number
}

/** The smallest limits that keep every band's promise in all of the datasets, whose pairs have passed the gate. */
export function fitLimits(datasets: readonly (readonly Asked[])[]): Limits {
  const close = leastTexture(datasets, OF_KIND.close)
  const same = widestSame(datasets)
  const mood = widestMood(datasets, close)
  return {
    close,
    same: same.texture,
    sameColor: same.color,
    sure: leastOf(TEXTURES, datasets, (asked, limit) => meanShare(only(asked, isAbove(limit)), isSame) >= OF_KIND.same),
    kindShare: leastKindShare(datasets, close),
    moodTexture: mood.texture,
    moodColor: mood.color,
    ofKind: KIND_SHARES.map(
      (share) => `${share.toFixed(2)}: ${shareOfKind(inClose(datasets[0] ?? [], close, share)).toFixed(3)}`,
    ),
    keptByMood: Math.min(...datasets.map((asked) => shareKept(asked, close, mood))),
  }
}

/** The first limit at which all datasets meet a condition; 1 if there is none. */
function leastOf(
  limits: readonly number[],
  datasets: readonly (readonly Asked[])[],
  isMet: (asked: readonly Asked[], limit: number) => boolean,
): number {
  return limits.find((limit) => datasets.every((asked) => isMet(asked, limit))) ?? 1
}

function leastTexture(datasets: readonly (readonly Asked[])[], share: number): number {
  return leastOf(TEXTURES, datasets, (asked, limit) => shareOfKind(only(asked, isAbove(limit))) >= share)
}

/** Of all least values that keep the promises of "same", those with which the most queries find their own material there. */
function widestSame(datasets: readonly (readonly Asked[])[]): Least {
  const ofOneColor = datasets.map((asked) => asked.filter((one) => one.isOfOneColor))
  const ofKind = leastTexture(datasets, OF_KIND.same)
  return widestOf(COLORS, datasets, {
    leastAt: (color) =>
      leastOf(
        TEXTURES.filter((texture) => texture >= ofKind),
        ofOneColor,
        (asked, limit) => meanShare(only(asked, isAbove(limit, color)), isOfOtherColor) <= OTHER_COLOR,
      ),
    isRight: ({ isOwn }) => isOwn,
  })
}

function leastKindShare(datasets: readonly (readonly Asked[])[], close: number): number {
  return leastOf(KIND_SHARES, datasets, (asked, limit) => shareOfKind(inClose(asked, close, limit)) >= OF_KIND_SURELY)
}

/** Least values of a result in a band. */
interface Least {
  texture: number
  color: number
}

/** Of all least values that keep the promise of "mood", those that the most results that keep it reach. */
function widestMood(datasets: readonly (readonly Asked[])[], close: number): Least {
  const below = datasets.map((asked) => only(asked, ({ texture }) => texture < close))
  return widestOf(MOOD_COLORS, below, {
    leastAt: (color) =>
      leastOf(MOOD_TEXTURES, below, (asked, limit) => {
        return meanShare(only(asked, isAbove(limit, color)), ({ isInMood }) => isInMood) >= AS_PROMISED
      }),
    isRight: ({ isInMood }) => isInMood,
  })
}

/** Of the colours, each with its least texture, that which the most right pairs reach. */
function widestOf(
  colors: readonly number[],
  datasets: readonly (readonly Asked[])[],
  { leastAt, isRight }: { leastAt: (color: number) => number; isRight: (pair: Pair) => boolean },
): Least {
  const counted = colors.map((color) => {
    const texture = leastAt(color)
    const isIn = isAbove(texture, color)
    const pairs = datasets.flat().flatMap((asked) => asked.pairs)
    return { texture, color, right: pairs.filter((pair) => isIn(pair) && isRight(pair)).length }
  })
  return counted.reduce((one, other) => (other.right > one.right ? other : one), { texture: 1, color: 1, right: 0 })
}

function inClose(asked: readonly Asked[], close: number, share: number): Asked[] {
  return only(only(asked, isAbove(close)), ({ kindShare }) => kindShare >= share)
}

function shareOfKind(asked: readonly Asked[]): number {
  return meanShare(asked, ({ isOneKind }) => isOneKind)
}

function shareKept(asked: readonly Asked[], close: number, mood: Least): number {
  const isIn = isAbove(mood.texture, mood.color)
  return shareOf(asked, ({ pairs }) => pairs.some((pair) => pair.texture >= close || isIn(pair)))
}

function isSame({ isOwn, isOneKind, isInColor }: Pair): boolean {
  return isOwn || (isOneKind && isInColor)
}

function isOfOtherColor({ isOwn, isInColor }: Pair): boolean {
  return !isOwn && !isInColor
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}
