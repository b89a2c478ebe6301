import { deltaE00 } from '../../../contract/colors/color-difference.ts'
import type { Lab } from '../../../contract/colors/color-difference.ts'
import { clusterColors } from './palette-clusters.ts'
import { fieldOf } from './palette-field.ts'
import type { Cluster, PaletteField } from './palette-field.ts'
import { dissolveThin } from './palette-joints.ts'
import type { PaletteSample } from './palette-plane.ts'
import { isOneTone } from './palette-tones.ts'

/** A colour of a picture: sRGB as `0xrrggbb`, and its share 0..1 of the visible material. */
export interface PaletteColor {
  rgb: number
  share: number
}

const MOST_COLORS = 5
/** A colour with a smaller share of the material is an accident. */
const LEAST_SHARE = 0.03
/** Colours nearer than this (ΔE00) count as one. */
const ALIKE = 4

/**
 * The most frequent colours of a picture, the largest first, at most five. Ignores a plain ground and blends along edges; joints
 * and shadows count to their material. Deterministic.
 */
export function measurePalette(sample: PaletteSample, field = fieldOf(sample)): PaletteColor[] {
  const clusters = merge(dissolveThin(field, merge(clusterColors(field), alike)), (one, other) =>
    Math.min(alike(one, other), isOneTone(field, one, other) ? 0 : ALIKE),
  )
  const total = clusters.reduce((sum, cluster) => sum + sizeOf(cluster), 0)
  return clusters
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .map((cluster) => ({ rgb: medianOf(sample, field, cluster), share: sizeOf(cluster) / total }))
    .filter(({ share }, place) => place === 0 || share >= LEAST_SHARE)
    .slice(0, MOST_COLORS)
    .map(({ rgb, share }) => ({ rgb, share: Math.round(share * 1000) / 1000 }))
}

function sizeOf({ pixels, guests }: Cluster): number {
  return pixels.length + guests
}

function alike(one: Cluster, other: Cluster): number {
  return deltaE00(one.centre, other.centre)
}

/** Merges the two nearest clusters until none are nearer than ALIKE. */
function merge(clusters: Cluster[], distance: (one: Cluster, other: Cluster) => number): Cluster[] {
  let [least, pair]: [number, [Cluster, Cluster] | undefined] = [ALIKE, undefined]
  for (const [index, one] of clusters.entries()) {
    for (const other of clusters.slice(index + 1)) {
      const apart = distance(one, other)
      if (apart < least) [least, pair] = [apart, [one, other]]
    }
  }
  return pair ? merge([joined(...pair), ...clusters.filter((one) => !pair.includes(one))], distance) : clusters
}

function joined(one: Cluster, other: Cluster): Cluster {
  const part = other.pixels.length / (one.pixels.length + other.pixels.length)
  const between = (axis: 0 | 1 | 2): number => one.centre[axis] + (other.centre[axis] - one.centre[axis]) * part
  const centre: Lab = [between(0), between(1), between(2)]
  return { centre, pixels: [...one.pixels, ...other.pixels], guests: one.guests + other.guests }
}

/** The median of each channel, not the mean: a few pixels half on a joint must not shift a colour. */
function medianOf({ rgba }: PaletteSample, { isCalm }: PaletteField, { pixels }: Cluster): number {
  const calm = pixels.filter((pixel) => isCalm[pixel])
  const chosen = calm.length * 4 >= pixels.length ? calm : pixels
  return medianColor(
    rgba,
    chosen.map((pixel) => pixel * 4),
  )
}

/** The median colour `0xrrggbb` of pixels, given by the offsets of their red bytes. */
export function medianColor(bytes: Uint8Array, places: readonly number[]): number {
  const middle = (channel: number): number => {
    // Counts instead of sorting: sorting thousands took most of a palette's time.
    const counts = new Uint32Array(256)
    for (const place of places) {
      const byte = bytes[place + channel] ?? 0
      counts[byte] = (counts[byte] ?? 0) + 1
    }
    let left = places.length >> 1
    let value = 0
    while (value < 255 && left >= (counts[value] ?? 0)) left -= counts[value++] ?? 0
    return value
  }
  return (middle(0) << 16) | (middle(1) << 8) | middle(2)
}
