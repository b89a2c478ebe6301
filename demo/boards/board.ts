import type { Paper, Scale } from '../../contract/boards/board.ts'
import type { Mask } from '../../contract/boards/item.ts'

/** A demonstration board, composed by hand. Lengths are mm on paper, `at` the upper left corner. */
export interface DemoBoard {
  /** Never changes: a database remembers by it which boards it was given. */
  key: string
  /** At most 60 characters, in both languages. */
  name: string
  description: string
  paper: Paper
  isUpright?: boolean
  scale: Scale
  /** `#rrggbb`, or the model of a material that the samples lie on. */
  ground: string
  /** The pieces, lowest first. */
  pieces: Piece[]
}

type Place = { at: [x: number, y: number]; size: [width: number, height: number]; turn?: number }

export type Piece =
  /**
   * A SKU's sample at the board's scale. `from` is the upper left corner of the crop, as shares of the picture's sides.
   */
  | ({ kind: 'sample'; model: string; mask?: Mask; from?: [number, number]; isLabelled?: boolean } & Place)
  /** The room picture of a product's first SKU. */
  | ({ kind: 'room'; product: string } & Place)
  | ({ kind: 'chip'; hex: string; name: string; mask?: Mask } & Place)
  | ({ kind: 'text'; text: string; level: 'title' | 'body'; letters: number; ink?: string } & Place)
  | ({ kind: 'area'; fill: string | null; stroke: string | null } & Place)

type Options<Kind extends Piece['kind']> = Omit<Extract<Piece, { kind: Kind }>, 'kind' | keyof Place> & {
  turn?: number
}

export function sample(
  model: string,
  [x, y, width, height]: [number, number, number, number],
  options: Omit<Options<'sample'>, 'model'> = {},
): Piece {
  return { kind: 'sample', model, at: [x, y], size: [width, height], ...options }
}

/** Room pictures have a ratio of 8 to 5. */
export function room(product: string, [x, y, width]: [number, number, number]): Piece {
  return { kind: 'room', product, at: [x, y], size: [width, (width * 5) / 8] }
}

export function chip(hex: string, name: string, [x, y, side]: [number, number, number]): Piece {
  return { kind: 'chip', hex, name, at: [x, y], size: [side, side] }
}

export function title(text: string, [x, y, width]: [number, number, number], ink?: string): Piece {
  return { kind: 'text', text, level: 'title', letters: 10, at: [x, y], size: [width, 12], ...(ink && { ink }) }
}

export function words(text: string, [x, y, width, height]: [number, number, number, number], ink?: string): Piece {
  return { kind: 'text', text, level: 'body', letters: 5.4, at: [x, y], size: [width, height], ...(ink && { ink }) }
}

export function area(
  [x, y, width, height]: [number, number, number, number],
  look: { fill: string | null; stroke: string | null },
): Piece {
  return { kind: 'area', ...look, at: [x, y], size: [width, height] }
}
