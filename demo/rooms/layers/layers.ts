/** What a skin is made of. A sample names its look by its place in this list. */
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

/** Looks whose samples have a place on their material, in the order of `LOOKS`; the others are plain colours. */
export const LAID = new Set<Look>(['product', 'floor', 'art'])

/** Hours at which a room is lit, in the order in which its layers tell their light. */
export const HOURS = ['day', 'evening'] as const

export type Hour = (typeof HOURS)[number]

/** Pixels from node to node: light changes more slowly than paint. */
export const STEP = 5
/** Numbers of light at a node: red, green, blue; what a white product throws back; what a mirror shows (three). */
export const BANDS = 7

/** Places inside a pixel, in pixels, at which an edge is looked at. */
export const CORNERS = [
  [0.15, 0.35],
  [0.65, 0.15],
  [0.35, 0.85],
  [0.85, 0.65],
] as const

/** What the whole numbers of `steps` and of `tints` are parts of. */
export const STEPS_PER_MM = 200
export const TINTS_PER_ONE = 16_384

/**
 * A room that is drawn but for its materials: what is seen where, how it lies and how it is lit. Materials are composed
 * into it by `compose`. Plain data; all light is linear, 1 being the light under which a swatch is taken.
 *
 * A sample is what is seen at one place of the picture. First come those at the middles of all pixels, row by row, then
 * four for each pixel of `edges` (at `CORNERS`), whose mean it shows: an outline is as soft as a quarter of a pixel.
 */
export type RoomLayers = {
  /** Pixels. */
  width: number
  height: number
  /** Pixels (row × width + column, ascending) in which skins meet. */
  edges: Uint32Array
  /** Look of each sample, as a place in `LOOKS`. */
  looks: Uint8Array
  /** How squarely a sample's skin is seen: 0 from its side .. 255 from straight before it. */
  facing: Uint8Array
  /** By how much a sample is lighter than its look's colour, in parts of `TINTS_PER_ONE`. */
  tints: Int16Array
  /** Four a sample: what part, of 255, its light has of the nodes to its upper left, upper right, lower left and right. */
  weights: Uint8Array
  /** Samples (ascending) that take their light from one node alone, and which. */
  lone: Uint32Array
  loneNodes: Uint32Array
  /** Two for each sample whose look is in `LAID`, in the samples' order: its place on its material, mm right and down. */
  places: Float32Array
  /**
   * Four for each of those: how far the next column lies on the material (right, down), and the next row, in parts of
   * `STEPS_PER_MM`.
   */
  steps: Int16Array
  /** Nodes of light: a grid with `STEP` pixels from one to the next, from the middle of the first pixel on; then lone ones. */
  nodeColumns: number
  nodeRows: number
  /** Light of each hour, `BANDS` numbers a node. */
  light: Record<Hour, Float32Array>
  /** Light of each hour in the mean, the product before the rest. */
  meanLight: Record<Hour, number>
  /** What the panes show at each hour, three numbers for each sample of the sky. */
  skies: Record<Hour, Float32Array>
}
