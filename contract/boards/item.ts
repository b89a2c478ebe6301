import * as z from 'zod'
import { hexColor, id, moment } from '../fields.ts'
import { lineTo } from '../names.ts'

/** Lengths are millimetres on paper, `x` to the right and `y` downwards from the paper's upper left corner. */
export const LONGEST_SIDE_MM = 20_000
export const SHORTEST_SIDE_MM = 1
export const LONGEST_BOARD_TEXT = 2000
export const LONGEST_ITEM_NAME = 200
export const LONGEST_ALT_TEXT = 500

const place = z.number().min(-LONGEST_SIDE_MM).max(LONGEST_SIDE_MM)
export const side = z.number().min(SHORTEST_SIDE_MM).max(LONGEST_SIDE_MM)
const share = z.number().min(0).max(1)
/** The client makes it, so that an item has the same id in every tab and after an undo. */
export const itemId = z.uuid().toLowerCase()
/** An amount in major units. It is text, so that no rounding changes it. */
const amountText = z.stringFormat('amount', /^\d{1,10}\.\d{2}$/)
export const cataloguePicture = z.stringFormat('picture', /^\/images\/[0-9a-f]{40}$/)
/** The key of a picture that a member has sent (`infra/file/upload`, directory `board`). */
export const ownPictureKey = z.stringFormat('picture_key', /^[0-9a-f]{32}$/)

/** What part of a picture is shown, as shares of its sides. */
const crop = z
  .object({ x: share, y: share, w: share.min(0.001), h: share.min(0.001) })
  .refine(({ x, y, w, h }) => x + w <= 1 + 1e-9 && y + h <= 1 + 1e-9, { params: { reason: 'outside' } })
export type Crop = z.output<typeof crop>
export const WHOLE_PICTURE: Crop = { x: 0, y: 0, w: 1, h: 1 }

export const masks = ['rectangle', 'circle', 'pinked'] as const
export type Mask = (typeof masks)[number]

export const labelFields = ['number', 'name', 'brand', 'model', 'size', 'price'] as const
export const labelPositions = ['below', 'above', 'inside'] as const

const label = z.object({
  show: z.boolean(),
  fields: z.array(z.enum(labelFields)).max(labelFields.length),
  position: z.enum(labelPositions),
})
export type Label = z.output<typeof label>

/** How a sample's picture repeats over its area: the size of one repeat in the room, the joint between two, and whether every other is mirrored. */
const tileRepeat = z.object({
  mmWidth: side,
  mmHeight: side,
  joint: z.number().min(0).max(100),
  isMirrored: z.boolean().optional(),
})
export type TileRepeat = z.output<typeof tileRepeat>

const bilingual = z.object({ name: z.string().max(500), enName: z.string().max(500) })

/**
 * The SKU's facts when its first sample was laid on the board. They are the server's, whatever a call says of them
 * (decisions/174). They never change; `Now` has today's facts.
 */
export const snapshot = z.object({
  name: z.string().max(500),
  enName: z.string().max(500),
  /** What sets the SKU apart from others of its product; null where the product has no other. */
  variant: bilingual.nullable(),
  model: z.string().max(500),
  brand: bilingual,
  cover: z
    .object({
      address: cataloguePicture,
      width: z.number().int().min(1),
      height: z.number().int().min(1),
      /** The true width of what the picture shows. Null where it is unknown: then the sample cannot be to scale. */
      mmWidth: z.number().positive().nullable(),
      /** The dominant colour. */
      color: hexColor,
    })
    .nullable(),
  /** In words, as the catalogue has it. */
  size: z.string().max(500).nullable(),
  lengthMm: z.number().positive().nullable(),
  widthMm: z.number().positive().nullable(),
  /** Samples of fabric are cut with pinking shears. */
  isFabric: z.boolean(),
  /** Whether the product states after how much its pattern repeats. */
  hasRepeat: z.boolean().optional(),
  /** What the price is for: "m²", "100 pieces". */
  unit: bilingual,
  /** As the catalogue names it: ISO 4217, or `rmb`. */
  currency: z.string().max(20),
  minPrice: amountText.nullable(),
  maxPrice: amountText.nullable(),
  capturedAt: moment,
  /** The day of the board file that states these prices, where the catalogue did not when the file was imported. */
  fromFile: moment.optional(),
})
export type Snapshot = z.output<typeof snapshot>

const onPaper = {
  id: itemId,
  x: place,
  y: place,
  w: side,
  h: side,
  /** Degrees, clockwise, about the middle of the item. */
  rotation: z.number().min(-180).max(180),
  /** The layer: an item with a greater `z` lies above, and of equal ones the item with the greater id. */
  z: z.number().min(-1e9).max(1e9),
  /** Items of one group are chosen and moved together. */
  groupId: itemId.nullable(),
  locked: z.boolean(),
  opacity: share,
  note: z.string().max(LONGEST_BOARD_TEXT),
  /** What a screen reader says of the item. Empty: it says the name. */
  altText: z.string().max(LONGEST_ALT_TEXT),
}

const pictured = {
  flipX: z.boolean(),
  flipY: z.boolean(),
  crop,
  mask: z.enum(masks),
  /** Whether it casts a soft shadow. */
  shadow: z.boolean(),
  label,
}

const sample = z.object({
  type: z.literal('sku'),
  ...onPaper,
  ...pictured,
  /** The SKU's id. */
  refId: id,
  snapshot,
  /** The samples' order of laying. The legend numbers SKUs by it, so that moving a sample changes no number. */
  laid: z.number().int().min(0).max(1e9),
  /**
   * Whether the picture is drawn at the board's scale, so that the sample's sides stand for lengths in the room. Never where the
   * SKU's true width is unknown.
   */
  trueScale: z.boolean(),
  /** Null unless the sample is to scale. */
  tileRepeat: tileRepeat.nullable(),
})

const ownPicture = z.object({
  type: z.literal('picture'),
  ...onPaper,
  ...pictured,
  refId: ownPictureKey,
  name: lineTo(LONGEST_ITEM_NAME),
  /** The size of the picture in pixels. */
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
})

const chip = z.object({
  type: z.literal('chip'),
  ...onPaper,
  color: hexColor,
  name: lineTo(LONGEST_ITEM_NAME),
  mask: z.enum(masks),
  shadow: z.boolean(),
  label,
})

export const textLevels = ['title', 'body'] as const
export const textAligns = ['left', 'center', 'right'] as const
const text = z.object({
  type: z.literal('text'),
  ...onPaper,
  text: z.string().max(LONGEST_BOARD_TEXT),
  level: z.enum(textLevels),
  align: z.enum(textAligns),
  color: hexColor,
  /** The size of its letters in mm. */
  size: z.number().min(1).max(500),
})

export const shapes = ['rectangle', 'ellipse', 'line', 'arrow'] as const
const shape = z.object({
  type: z.literal('shape'),
  ...onPaper,
  /** A line runs along the middle of its box, from left to right; an arrow points to the right. */
  shape: z.enum(shapes),
  fill: hexColor.nullable(),
  stroke: hexColor.nullable(),
  strokeWidth: z.number().min(0).max(100),
})

/** A named part of the paper. Items that lie wholly inside it move with it. */
const frame = z.object({
  type: z.literal('frame'),
  ...onPaper,
  name: lineTo(LONGEST_ITEM_NAME),
  fill: hexColor.nullable(),
})

/** Today's facts about a sample's SKU. */
export const now = z.object({
  status: z.enum(['on_sale', 'withdrawn']),
  minPrice: amountText.nullable(),
  maxPrice: amountText.nullable(),
  /** What the price is for, where that is another than the snapshot's. */
  unit: bilingual.optional(),
  certificatesExpired: z.number().int(),
  /** Whether anything in the snapshot is no longer true. */
  changed: z.boolean(),
})
export type Now = z.output<typeof now>

export const item = z.discriminatedUnion('type', [sample, ownPicture, chip, text, shape, frame])
export type Item = z.output<typeof item>
export type ItemType = Item['type']
export type Sample = Extract<Item, { type: 'sku' }>
export type OwnPicture = Extract<Item, { type: 'picture' }>
export type Chip = Extract<Item, { type: 'chip' }>
export type TextItem = Extract<Item, { type: 'text' }>
export type Shape = Extract<Item, { type: 'shape' }>
export type Frame = Extract<Item, { type: 'frame' }>

const stored = { version: z.number().int().min(1) }
// A plain union: zod would copy every answer once more for intersections.
/** An item as the server stores it, with the version of the board that changed it last. */
export const storedItem = z.discriminatedUnion('type', [
  sample.extend(stored),
  ownPicture.extend(stored),
  chip.extend(stored),
  text.extend(stored),
  shape.extend(stored),
  frame.extend(stored),
])
export type StoredItem = z.output<typeof storedItem>

const shown = { ...stored, now: now.optional() }
/** Items of an owner's answer, one by one. Links show a part of the same (contract/sharing/views.ts). */
export const shownItems = {
  sample: sample.extend(shown),
  ownPicture: ownPicture.extend(shown),
  chip: chip.extend(shown),
  text: text.extend(shown),
  shape: shape.extend(shown),
  frame: frame.extend(shown),
}
export const shownItem = z.discriminatedUnion('type', [
  shownItems.sample,
  shownItems.ownPicture,
  shownItems.chip,
  shownItems.text,
  shownItems.shape,
  shownItems.frame,
])

/** The initial values of every item. */
export const NEW_ITEM = { rotation: 0, groupId: null, locked: false, opacity: 1, note: '', altText: '' } as const
/** The initial values of a sample or a picture: nothing is cropped. */
export const NEW_PICTURE = { flipX: false, flipY: false, crop: WHOLE_PICTURE, mask: 'rectangle', shadow: true } as const

/** Items in drawing order: the lowest comes first. */
export function inDrawingOrder<Some extends Pick<Item, 'id' | 'z'>>(items: Iterable<Some>): Some[] {
  return [...items].toSorted((one, other) => one.z - other.z || (one.id < other.id ? -1 : 1))
}
