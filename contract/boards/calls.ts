import * as z from 'zod'
import { inProject, right, sharedFilter } from '../collaboration/rights.ts'
import { endpoint } from '../endpoint.ts'
import { hexColor, id, keyword, listOf, moment, pageOf, paging } from '../fields.ts'
import { reflectance } from '../looks/look-schemas.ts'
import { deleted, MOST_DELETED } from '../trash.ts'
import { boardFields, LONGEST_BOARD_NAME, MOST_BOARDS, MOST_BOARD_ITEMS, NEW_BOARD } from './board.ts'
import { nameTo, wordsTo } from '../names.ts'
import { item, itemId, now, ownPictureKey, shownItem, snapshot, storedItem } from './item.ts'

const MEBIBYTE = 1024 * 1024
/** The most bytes that one save may have. */
export const LARGEST_BOARD_BYTES = 8 * MEBIBYTE
/** The most bytes of an imported file: a board with as many pictures as a member may have, as text (contract/uploads.ts). */
export const LARGEST_BOARD_FILE_BYTES = 300 * MEBIBYTE
export const LONGEST_REPORT_REASON = 500
export const MOST_SAMPLES_ASKED = 200

const version = z.number().int().min(1)
const boardIds = listOf(id).check(z.minLength(1), z.maxLength(MOST_BOARDS))
const reason = wordsTo(LONGEST_REPORT_REASON)
/** Why members have reported a board, the latest first. */
const reports = z.array(z.object({ reason, time: moment }))

export const boardSorts = ['newest', 'updated', 'name'] as const
export type BoardSort = (typeof boardSorts)[number]

/** Why an operator has taken a published board down, as its owner reads it. */
const takenDown = z.object({ reason: z.string(), time: moment }).nullable()

const boardCard = z.object({
  id,
  name: z.string(),
  ownerName: z.string(),
  project: inProject,
  isOwner: z.boolean(),
  /** Null for somebody who sees the board only because it is published. */
  right: right.nullable(),
  visibility: boardFields.shape.visibility,
  /** Null for everybody but the owner and collaborators. */
  takenDown,
  /** The address of a picture of the whole paper, good for an hour at least. */
  thumbnail: z.string(),
  canvas: boardFields.shape.canvas,
  /** The board's colours, the widest first. */
  palette: z.array(hexColor),
  itemCount: z.number().int(),
  /** How many different SKUs lie on it. */
  skuCount: z.number().int(),
  version,
  createTime: moment,
  updateTime: moment,
})
export type BoardCard = z.output<typeof boardCard>

export const getBoardPage = endpoint({
  method: 'GET',
  path: '/app-api/project/board/page',
  access: 'public',
  summary:
    'Published boards; with mine=1 the member’s own, with shared=1 boards that others share with the member (401 for a visitor)',
  input: z.object({
    ...paging,
    keyword: keyword.optional(),
    mine: z.literal(['1', 1, 'true', true]).optional(),
    /** Wins over `mine`. */
    shared: sharedFilter,
    /** All boards of this project that the member may work on (else 404). Wins over both. */
    projectId: id.optional(),
    sort: z.enum(boardSorts).default('updated'),
    /** Only boards with a sample of this SKU. */
    skuId: id.optional(),
    /** Only boards whose palette has a colour that looks like this one. */
    colorHex: hexColor.optional(),
  }),
  output: pageOf(boardCard),
})

/** Addresses of its pictures by their key. They are good for an hour. */
const pictures = z.record(ownPictureKey, z.string())

export const getBoard = endpoint({
  method: 'GET',
  path: '/app-api/project/board/get',
  access: 'public',
  summary: 'A board: one that the member may work on, or a published one without its notes',
  input: z.object({ id }),
  output: boardCard.extend({
    ...boardFields.shape,
    /** In drawing order. Notes are only sent to people who may work on the board. */
    items: z.array(shownItem),
    pictures,
    /** For operators only. */
    reports: reports.optional(),
  }),
})
export type Board = z.output<typeof getBoard.output>

export const getBoardChanges = endpoint({
  method: 'GET',
  path: '/app-api/project/board/changes',
  access: 'member',
  summary: 'Changes since a version to a board that the member may work on',
  input: z.object({ id, since: z.coerce.number<string | number>().int().min(0) }),
  output: z.object({
    version,
    right,
    /** The fields that were changed. */
    board: boardFields.partial(),
    items: z.array(storedItem),
    removed: z.array(itemId),
    /** Addresses of the pictures of the items in this answer. */
    pictures,
    takenDown,
  }),
})
export type BoardChanges = z.output<typeof getBoardChanges.output>

export const getSamples = endpoint({
  method: 'GET',
  path: '/app-api/project/board/samples',
  access: 'public',
  summary:
    'The data that a board stores of SKUs, as it is now, and whether they are on sale; in the requested order, without unknown ones',
  input: z.object({ skuIds: listOf(id).check(z.minLength(1), z.maxLength(MOST_SAMPLES_ASKED)) }),
  output: z.array(z.object({ skuId: id, snapshot, ...now.pick({ status: true, certificatesExpired: true }).shape })),
})
export type FoundSample = z.output<typeof getSamples.output>[number]

export const getPictureReflectance = endpoint({
  method: 'GET',
  path: '/app-api/project/board/picture-reflectance',
  access: 'member',
  summary:
    'How much light the material in a picture reflects, estimated; null where it shows no material. The picture is the member’s, or lies on a board that they may edit',
  input: z.object({ key: ownPictureKey }),
  output: z.object({ reflectance: reflectance.nullable() }),
})

const items = z.array(item).max(MOST_BOARD_ITEMS)

export const createBoard = endpoint({
  method: 'POST',
  path: '/app-api/project/board/create',
  access: 'member',
  isRepeatable: true,
  largestBody: LARGEST_BOARD_BYTES,
  summary: `Create a board; a member has at most ${MOST_BOARDS} (1009001001)`,
  input: z.object({
    name: boardFields.shape.name,
    description: boardFields.shape.description.default(NEW_BOARD.description),
    canvas: boardFields.shape.canvas.default(NEW_BOARD.canvas),
    scale: boardFields.shape.scale.default(NEW_BOARD.scale),
    background: boardFields.shape.background.default(NEW_BOARD.background),
    grid: boardFields.shape.grid.default(NEW_BOARD.grid),
    snap: boardFields.shape.snap.default(NEW_BOARD.snap),
    items: items.default([]),
    /** Put into this project. */
    projectId: id.optional(),
  }),
  output: id,
})

export const duplicateBoard = endpoint({
  method: 'POST',
  path: '/app-api/project/board/duplicate',
  access: 'member',
  isRepeatable: true,
  summary:
    'Copy a board that the member may work on, or a published one without its notes and own pictures, into a private board of the member’s',
  input: z.object({ id, name: nameTo(LONGEST_BOARD_NAME).optional(), projectId: id.optional() }),
  output: id,
})

export const updateBoard = endpoint({
  method: 'PUT',
  path: '/app-api/project/board/update',
  access: 'member',
  isRepeatable: true,
  largestBody: LARGEST_BOARD_BYTES,
  summary:
    'Save changes made on a version. Changes to what nobody else has touched since are saved; else 409 with what was touched, and nothing is written. Only the owner changes the visibility (1009004002)',
  input: z.object({
    id,
    version,
    board: boardFields.partial().optional(),
    /** Whole items. The client makes the id of a new one. */
    put: items.optional(),
    remove: z.array(itemId).max(MOST_BOARD_ITEMS).optional(),
  }),
  output: z.object({
    version,
    /** The version of each item that was put. */
    items: z.record(itemId, version),
    /** What is stored otherwise than it was sent, because the server states the facts of SKUs (decisions/174). */
    stated: z.object({ put: z.array(item), background: boardFields.shape.background.optional() }).optional(),
  }),
})
export type SavedBoard = z.output<typeof updateBoard.output>

/** The data of a 409: what others have changed since, as it is now. */
export const boardConflict = z.object({
  version,
  board: boardFields.partial(),
  items: z.array(storedItem),
  removed: z.array(itemId),
})
export type BoardConflict = z.output<typeof boardConflict>

export const deleteBoards = endpoint({
  method: 'DELETE',
  path: '/app-api/project/board/delete',
  access: 'member',
  summary: `Delete boards of one’s own (a collaborator: 1009004002); answers how many. They can be restored for 30 days, the last ${MOST_BOARDS} of them, and are private then`,
  input: z.object({ ids: boardIds }),
  output: z.number().int(),
})

export const restoreBoards = endpoint({
  method: 'POST',
  path: '/app-api/project/board/restore',
  access: 'member',
  summary: 'Restore deleted boards',
  input: z.object({ ids: boardIds }),
  output: z.literal(true),
})

export const getDeletedBoards = endpoint({
  method: 'GET',
  path: '/app-api/project/board/deleted',
  access: 'member',
  summary: `The boards that the member deleted and can still restore, newest first, at most ${MOST_DELETED}`,
  input: z.object({}),
  output: z.array(z.object({ ...deleted, name: z.string(), itemCount: z.number().int(), thumbnail: z.string() })),
})
export type DeletedBoard = z.output<typeof getDeletedBoards.output>[number]

export const reportBoard = endpoint({
  method: 'POST',
  path: '/app-api/project/board/report',
  access: 'member',
  summary: 'Report a published board to the operators; one report per member, a later reason replaces the earlier one',
  input: z.object({ id, reason }),
  output: z.literal(true),
})

export const takeDownBoard = endpoint({
  method: 'POST',
  path: '/app-api/project/board/take-down',
  access: 'operator',
  permission: 'board:take-down',
  summary: 'Make a published board private; its owner reads why, and cannot publish it until it is changed',
  input: z.object({ id, reason }),
  output: z.literal(true),
})

export const dismissBoardReports = endpoint({
  method: 'POST',
  path: '/app-api/project/board/dismiss-reports',
  access: 'operator',
  permission: 'board:take-down',
  summary: 'Dismiss all reports of a published board',
  input: z.object({ id }),
  output: z.literal(true),
})

export const getReportedBoards = endpoint({
  method: 'GET',
  path: '/app-api/project/board/reported',
  access: 'operator',
  permission: 'board:take-down',
  summary: 'Published boards with reports, the latest report first',
  input: z.object({ ...paging }),
  output: pageOf(z.object({ id, name: z.string(), ownerName: z.string(), reports })),
})

export const boardExportFormats = ['png', 'svg', 'pdf', 'json'] as const
export type BoardExportFormat = (typeof boardExportFormats)[number]
export const exportPapers = ['own', 'a4', 'a3'] as const

export const exportBoard = endpoint({
  method: 'POST',
  path: '/app-api/project/board/export',
  access: 'member',
  // Served in demo mode: it only makes a file.
  isServedInDemoMode: true,
  answersFile: true,
  summary:
    'A board that the member may work on as a file, without what is cropped or masked away of its pictures; JSON can be imported again, and one’s own pictures that are still here come back whole',
  input: z.object({
    id,
    format: z.enum(boardExportFormats),
    /** Pixels per inch of a PNG, and of the pictures in a PDF. */
    dpi: z.number().int().min(72).max(300).default(150),
    paper: z.enum(exportPapers).default('own'),
    legend: z.literal([0, 1]).default(1),
    /** Whether the legend shows prices. */
    price: z.literal([0, 1]).default(0),
    language: z.enum(['en', 'zh-CN']).default('en'),
  }),
  output: z.unknown(),
})

export const importBoard = endpoint({
  method: 'POST',
  path: '/app-api/project/board/import',
  access: 'member',
  isRepeatable: true,
  largestBody: LARGEST_BOARD_FILE_BYTES,
  summary: 'Create a board from an exported JSON file',
  input: z.object({ file: z.unknown(), name: nameTo(LONGEST_BOARD_NAME).optional() }),
  output: z.object({
    id,
    /** Items left out because their SKU or picture no longer exists. */
    left: z.number().int(),
  }),
})
