import type { Size } from '../scale.ts'

/** A place in mm, to the right and downwards. */
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

/** What is drawn, in the order in which it is drawn: whoever draws a board knows these five and nothing else. */
export type Mark = ShadowMark | AreaMark | LineMark | PictureMark | TextMark

/** Where something lies on the paper. */
export interface ShadowMark {
  type: 'shadow'
  outline: Exclude<Outline, { type: 'polygon' }>
  /** How far it reaches. */
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

export interface PictureMark {
  type: 'picture'
  source: Source
  /** Of the whole picture, or of the first one where it is repeated. */
  place: Box
  /** Nothing is drawn outside. */
  clip: Outline
  /** How far the next one lies to the right and below; what shows between two is `joint`. */
  repeat?: { x: number; y: number; joint: string | null }
  /** Fills `place`, whatever sides it has, and what is too much of it is cut. */
  covers?: boolean
  /** About the middle of the clip. */
  flipX: boolean
  flipY: boolean
  /** In its place until it comes, and where it is no more. */
  color: string
}

export interface TextMark {
  type: 'text'
  text: string
  /** Where it begins; `y` is the base line. */
  x: number
  y: number
  size: number
  color: string
}

/** An item as it is drawn: marks in its own coordinates, which begin at the upper left corner of its unrotated box. */
export interface Drawing extends Box {
  id: string
  /** Degrees, clockwise about the middle of the box. */
  rotation: number
  opacity: number
  marks: Mark[]
}

export function boundsOf(outline: Outline): Box {
  if (outline.type !== 'polygon') return outline
  const across = outline.points.map(([x]) => x)
  const down = outline.points.map(([, y]) => y)
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, w: Math.max(...across) - x, h: Math.max(...down) - y }
}

/** A soft shadow as areas above each other: each a little larger than what lies on it, and drawn first. */
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
/** How far it reaches to all sides, and how far it falls, of its depth: the light comes from above. */
const ASIDE = 0.8
const DROP = 0.6
export const SHADOW_COLOR = '#211f1b'
