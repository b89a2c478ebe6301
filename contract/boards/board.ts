import * as z from 'zod'
import { entryId } from '../budgets/entries.ts'
import { hexColor, id } from '../fields.ts'
import { nameTo } from '../names.ts'
import { ownPictureKey, snapshot } from './item.ts'

export const MOST_BOARDS = 200
export const MOST_BOARD_ITEMS = 500
export const LONGEST_BOARD_NAME = 60
export const LONGEST_DESCRIPTION = 2000
export const SHORTEST_PAPER_MM = 50
export const LONGEST_PAPER_MM = 5000

/** Sizes of paper of ISO 216, upright, in mm. */
export const papers = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  a2: { width: 420, height: 594 },
  a1: { width: 594, height: 841 },
} as const
export type Paper = keyof typeof papers

/** How many times smaller a board is than the room: 5 is 1:5. */
export const scales = [1, 2, 5, 10, 20] as const
export type Scale = (typeof scales)[number]

const paperSide = z.number().min(SHORTEST_PAPER_MM).max(LONGEST_PAPER_MM)

export const backgrounds = {
  color: z.object({ type: z.literal('color'), value: hexColor }),
  /** A picture of the member's own, over the whole paper. */
  picture: z.object({ type: z.literal('picture'), value: ownPictureKey }),
  /** A SKU, repeated at the board's scale where that is known. */
  material: z.object({ type: z.literal('material'), value: id, snapshot }),
}
const background = z.discriminatedUnion('type', [backgrounds.color, backgrounds.picture, backgrounds.material])
export type Background = z.output<typeof background>

/** Everything a board is besides its items. Each field is saved, and conflicts, by itself. */
export const boardFields = z.object({
  name: nameTo(LONGEST_BOARD_NAME),
  description: z.string().max(LONGEST_DESCRIPTION),
  canvas: z.object({ width: paperSide, height: paperSide }),
  scale: z.literal(scales),
  background,
  /** `size` in mm on paper. */
  grid: z.object({ size: z.number().min(1).max(500), show: z.boolean() }),
  /** Whether moved items snap to edges, centres, gaps and a grid that is shown. */
  snap: z.boolean(),
  visibility: z.enum(['private', 'published']),
  /** Whether a published board shows the member's own pictures. The member is asked when publishing. */
  showsPictures: z.boolean(),
  /** For which room of its project the board stands; null: none. The board may have left the project since, and the project that room. */
  projectRoomId: entryId.nullable(),
})
export type BoardFields = z.output<typeof boardFields>
export type BoardField = keyof BoardFields
/** The names of all fields: the editor in the browser does without the schemas. */
export const boardFieldNames = [
  'name',
  'description',
  'canvas',
  'scale',
  'background',
  'grid',
  'snap',
  'visibility',
  'showsPictures',
  'projectRoomId',
] as const satisfies readonly BoardField[]

/** The fields alone, taken out of a whole board. */
export function fieldsIn(board: BoardFields): BoardFields {
  return Object.fromEntries(boardFieldNames.map((field) => [field, board[field]])) as unknown as BoardFields
}

/** How a board begins. */
export const NEW_BOARD: Omit<BoardFields, 'name'> = {
  description: '',
  canvas: { width: papers.a3.height, height: papers.a3.width },
  scale: 5,
  background: { type: 'color', value: '#fbfaf6' },
  grid: { size: 10, show: false },
  snap: true,
  visibility: 'private',
  showsPictures: false,
  projectRoomId: null,
}
