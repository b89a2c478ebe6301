import type { Size } from '../scale.ts'
import { boundsOf, nameOfSource } from './marks.ts'
import type { Drawing, Outline, PictureMark, Point } from './marks.ts'
import type { Layer } from './sheet.ts'

/**
 * A part of a picture that is seen: a polygon in shares of the picture's width and height, or, of a picture that covers a box in
 * its own ratio, its middle in the box's ratio (width over height).
 */
export type SeenPart = readonly Point[] | { ratio: number }

/** What is seen of a picture; null: all of it. */
export type Seen = readonly SeenPart[] | null

/** Corners of the polygon that stands for an ellipse. It lies around it, within its box, so that nothing of the edge is lost. */
const CORNERS = 96
/** A polygon with this share of the picture is all of it: the rest is a rounding error. */
const ALL = 1 - 1e-6

/**
 * What layers show of each picture, by the name of its source: the rest is cropped or masked away, or lies outside the layer's
 * clip. Without a clip a fully transparent drawing counts as seen.
 */
export function seenOn(layers: readonly Pick<Layer, 'clip' | 'drawings'>[]): Map<string, Seen> {
  const seen = new Map<string, Seen>()
  for (const { clip, drawings } of layers) {
    const drawn = drawings.flatMap((drawing) => drawing.marks.map((mark) => ({ mark, drawing })))
    for (const { mark, drawing } of drawn) {
      if (mark.type !== 'picture') continue
      const name = nameOfSource(mark.source)
      const parts = seen.get(name)
      seen.set(name, joined(parts === undefined ? [] : parts, partOf(mark, drawing, clip)))
    }
  }
  return seen
}

function joined(parts: Seen, part: SeenPart | null): Seen {
  if (parts === null || part === null) return null
  if ('ratio' in part) return [...parts, part]
  if (part.length < 3) return parts
  return areaOf(part) >= ALL ? null : [...parts, part]
}

function partOf(mark: PictureMark, drawing: Drawing, paper: Size | null): SeenPart | null {
  const { clip, place, repeat, covers, flipX, flipY } = mark
  // What one repeat cuts off, the next one shows.
  if (repeat) return null
  if (covers) return { ratio: place.w / place.h }
  if (paper && drawing.opacity === 0) return []
  const box = boundsOf(clip)
  const corners = cornersOf(clip)
  const onPaper = paper ? onlyOn(paper, corners, drawing) : corners
  return within(
    onPaper.map(([x, y]): Point => [
      ((flipX ? 2 * box.x + box.w - x : x) - place.x) / place.w,
      ((flipY ? 2 * box.y + box.h - y : y) - place.y) / place.h,
    ]),
    { w: 1, h: 1 },
  )
}

function cornersOf(outline: Outline): readonly Point[] {
  if (outline.type === 'polygon') return outline.points
  const { x, y, w, h } = outline
  if (outline.type === 'rectangle')
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]
  const around = Array.from({ length: CORNERS }, (_, corner): Point => {
    const [angle, out] = [(2 * Math.PI * corner) / CORNERS, 1 / Math.cos(Math.PI / CORNERS)]
    return [(w / 2) * (1 + out * Math.cos(angle)), (h / 2) * (1 + out * Math.sin(angle))]
  })
  return within(around, { w, h }).map(([across, down]): Point => [x + across, y + down])
}

/** Of a polygon in a drawing's coordinates, what lies on the paper. */
function onlyOn(paper: Size, corners: readonly Point[], { x, y, w, h, rotation }: Drawing): readonly Point[] {
  const turn = (rotation * Math.PI) / 180
  const placed = corners.map((corner): Point => {
    const [turnedX, turnedY] = turned(corner, turn, { w, h })
    return [turnedX + x, turnedY + y]
  })
  return within(placed, paper).map((corner) => turned([corner[0] - x, corner[1] - y], -turn, { w, h }))
}

/** A point turned clockwise about the middle of a box. */
function turned([x, y]: Point, angle: number, { w, h }: Size): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [across, down] = [x - w / 2, y - h / 2]
  return [w / 2 + across * cos - down * sin, h / 2 + across * sin + down * cos]
}

/** The part of a polygon inside a box at the origin, cut at one side after another (Sutherland and Hodgman, 1974). */
function within(corners: readonly Point[], { w, h }: Size): readonly Point[] {
  const sides: ((corner: Point) => number)[] = [([x]) => x, ([x]) => w - x, ([, y]) => y, ([, y]) => h - y]
  return sides.reduce(cutAt, corners)
}

/** `inside`: how far a point is inside, negative outside. */
function cutAt(corners: readonly Point[], inside: (corner: Point) => number): readonly Point[] {
  return corners.flatMap((corner, place): Point[] => {
    const before = corners.at(place - 1) ?? corner
    const [from, to] = [inside(before), inside(corner)]
    if (from >= 0 === to >= 0) return to >= 0 ? [corner] : []
    const share = from / (from - to)
    const edge: Point = [before[0] + (corner[0] - before[0]) * share, before[1] + (corner[1] - before[1]) * share]
    return to >= 0 ? [edge, corner] : [edge]
  })
}

/** By the shoelace formula. */
function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
