import type { Size } from '../scale.ts'

/** A point in mm; `x` runs to the right and `y` downwards. */
export type Point = readonly [x: number, y: number]

export interface Box extends Size {
  x: number
  y: number
}

export type Outline =
  | ({ type: 'rectangle' } & Box)
  | ({ type: 'ellipse' } & Box)
  | { type: 'polygon'; points: readonly Point[] }

/** A picture of the catalogue by its address, or a member's own by its key. */
export type Source = { type: 'catalogue'; address: string } | { type: 'own'; key: string }

export function nameOfSource(source: Source): string {
  return source.type === 'own' ? source.key : source.address
}

/** One thing to be drawn. The browser, SVG and PDF each draw these five kinds and know nothing of boards. */
export type Mark = ShadowMark | AreaMark | LineMark | PictureMark | TextMark

/** The soft shadow that something casts. */
export interface ShadowMark {
  type: 'shadow'
  outline: Exclude<Outline, { type: 'polygon' }>
  /** How far it reaches, in mm. */
  depth: number
}

export interface AreaMark {
  type: 'area'
  outline: Outline
  fill: string | null
  opacity?: number
  stroke?: { color: string; width: number }
}

export interface LineMark {
  type: 'line'
  from: Point
  to: Point
  color: string
  width: number
}

export interface Repeat {
  x: number
  y: number
  joint: string | null
  isMirrored?: true
}

/** The pictures of one period of a repeat, from its corner: one, or four that are mirrored about each other. */
export function cellsOf({ place: { w, h }, repeat }: { place: Size; repeat: Repeat }): {
  period: Size
  cells: readonly (Box & { flipX: boolean; flipY: boolean })[]
} {
  const first = { x: 0, y: 0, w, h, flipX: false, flipY: false }
  if (!repeat.isMirrored) return { period: { w: repeat.x, h: repeat.y }, cells: [first] }
  const [right, below] = [
    { x: w, flipX: true },
    { y: h, flipY: true },
  ]
  const cells = [first, { ...first, ...right }, { ...first, ...below }, { ...first, ...right, ...below }]
  return { period: { w: 2 * w, h: 2 * h }, cells }
}

export interface PictureMark {
  type: 'picture'
  source: Source
  /** The place of the whole picture, or of the first repeat. */
  place: Box
  /** The outline that clips the picture. */
  clip: Outline
  /** The distance from one repeat to the next; `joint` is the colour between two. Mirrored: every other repeat is turned over. */
  repeat?: Repeat
  /** Whether the picture fills `place` in its own ratio, cropped where it is too long or too high. */
  covers?: boolean
  /** Mirrored about the middle of the clip. */
  flipX: boolean
  flipY: boolean
  /** Shown until the picture has loaded, and where it no longer exists. */
  color: string
}

export interface TextMark {
  type: 'text'
  text: string
  /** Where the text begins; `y` is its base line. */
  x: number
  y: number
  size: number
  color: string
}

/** An item's marks, in coordinates that begin at the upper left corner of its unrotated box. */
export interface Drawing extends Box {
  id: string
  /** Degrees, clockwise about the middle of the box. */
  rotation: number
  opacity: number
  marks: Mark[]
}

/** The opacity of the plate that keeps letters readable on any ground. */
export const PLATE_OPACITY = 0.86

export function boundsOf(outline: Outline): Box {
  if (outline.type !== 'polygon') return outline
  const across = outline.points.map(([x]) => x)
  const down = outline.points.map(([, y]) => y)
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, w: Math.max(...across) - x, h: Math.max(...down) - y }
}

/** A soft shadow as a stack of faint areas, the largest first. */
export function layersOf({ outline, depth }: ShadowMark): { outline: ShadowMark['outline']; opacity: number }[] {
  return Array.from({ length: SHADOW_LAYERS }, (_, layer) => {
    const spread = depth * (1 - (layer + 0.5) / SHADOW_LAYERS)
    const { x, y, w, h } = outline
    const aside = spread * ASIDE
    const grown = { x: x - aside, y: y - aside + depth * DROP, w: w + 2 * aside, h: h + 2 * aside }
    return { outline: { ...outline, ...grown }, opacity: SHADOW_OPACITY }
  })
}

const SHADOW_LAYERS = 6
const SHADOW_OPACITY = 0.035
/** How far a shadow reaches to each side and how far it falls, as shares of its depth. The light comes from above. */
const ASIDE = 0.8
const DROP = 0.6
export const SHADOW_COLOR = '#211f1b'
