/** The looks of skins. A sample refers to its look by the index in this list. */
export const LOOKS = [
  'product',
  'wall',
  'floor',
  'ceiling',
  'trim',
  'wood',
  'clay',
  'chalk',
  'stone',
  'cloth',
  'throw',
  'fruit',
  'rug',
  'paper',
  'art',
  'leaf',
  'bark',
  'dark',
  'brass',
  'glow',
  'sky',
] as const

export type Look = (typeof LOOKS)[number]

/** Looks whose samples have a place on their material, in the order of `LOOKS`; the others have plain colours. */
export const LAID = new Set<Look>(['product', 'floor', 'art'])

/** Times of day at which a room is lit, in the order of the light in its layers. */
export const HOURS = ['day', 'evening'] as const

export type Hour = (typeof HOURS)[number]

/** Pixels between light nodes: light changes more slowly than colour. */
export const STEP = 5
/** Numbers at a light node: red, green, blue; the light that a white product reflects; the mirrored light (three). */
export const BANDS = 7

/** Sample positions inside an edge pixel, in pixels. */
export const CORNERS = [
  [0.15, 0.35],
  [0.65, 0.15],
  [0.35, 0.85],
  [0.85, 0.65],
] as const

/** Denominators of the whole numbers in `steps` and `tints`. */
export const STEPS_PER_MM = 200
export const TINTS_PER_ONE = 16_384

/**
 * A drawn room without its materials, in linear light (1 is a swatch's own light). Samples: first all pixel centres,
 * row by row, then four for each pixel of `edges` (at `CORNERS`), whose mean it shows.
 */
export type RoomLayers = {
  /** In pixels. */
  width: number
  height: number
  /** Pixels (row × width + column, ascending) where skins meet. */
  edges: Uint32Array
  /** Look of each sample, as an index into `LOOKS`. */
  looks: Uint8Array
  /** How directly a sample's skin faces the viewer: 0 from the side, 255 from the front. */
  facing: Uint8Array
  /** How much lighter a sample is than its look's colour, in 1/`TINTS_PER_ONE`. */
  tints: Int16Array
  /**
   * Four for each sample: the weights (of 255) of the light nodes to its upper left, upper right, lower left and lower
   * right.
   */
  weights: Uint8Array
  /** Samples (ascending) that take their light from a single node, and that node. */
  lone: Uint32Array
  loneNodes: Uint32Array
  /** For each sample whose look is in `LAID`: the place on its material, mm right and down. */
  places: Float32Array
  /**
   * For each of these samples: the distance on the material to the next column (right, down) and the next row, in
   * 1/`STEPS_PER_MM` mm.
   */
  steps: Int16Array
  /** Light nodes: a grid with a distance of `STEP` pixels from the middle of the first pixel on; then the lone ones. */
  nodeColumns: number
  nodeRows: number
  /** Light of each hour, `BANDS` numbers a node. */
  light: Record<Hour, Float32Array>
  /** Mean light of each hour: on the product, then on the whole picture. */
  meanLight: Record<Hour, number>
  /** What the panes show at each hour, three numbers for each sky sample. */
  skies: Record<Hour, Float32Array>
}

/** The light of a room. */
export type RoomLight = Pick<RoomLayers, 'light' | 'meanLight'>
/** All of a room but its light. */
export type RoomSamples = Omit<RoomLayers, keyof RoomLight>
