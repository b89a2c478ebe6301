import * as z from 'zod'
import { boardFields } from './boards/board.ts'
import { pictureKey, shownItem } from './boards/item.ts'
import { budgetFields, budgetStatuses } from './budgets/budget.ts'
import { lineNow, storedAllocation, storedLine, storedRoom } from './budgets/entries.ts'
import { lineFigures, totals } from './budgets/figures.ts'
import { rights } from './collaboration/rights.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'
import { nameTo } from './names.ts'
import { difference } from './sharing/difference.ts'

/** Named versions: states of a board or a budget list that somebody keeps, to look at, compare and bring back (decisions/143). */

/** Named versions of one board or list, automatic ones among them. */
export const MOST_VERSIONS = 50
export const LONGEST_VERSION_NAME = 80
export const LONGEST_VERSION_NOTE = 500

export const versionKinds = ['board', 'budget'] as const
export type VersionKind = (typeof versionKinds)[number]

const which = { kind: z.enum(versionKinds), refId: id }
/** Of the board or the list, one more with each save. */
const counter = z.number().int().min(1)
const name = nameTo(LONGEST_VERSION_NAME)
const note = z.string().trim().max(LONGEST_VERSION_NOTE)

const namedVersion = z.object({
  id,
  ...which,
  /** Of an automatic one the name of what was about to be brought back, which may be empty: readers word it. */
  name: z.string(),
  note: z.string(),
  /** Who kept it; null and empty of somebody whose account is gone. */
  author: z.object({ memberId: id.nullable(), nickname: z.string() }),
  createTime: moment,
  /** At which counter of the board or the list it was kept. */
  version: counter,
  /** Whether nobody kept it: it was kept before another was brought back. */
  isAutomatic: z.boolean(),
  /** Of an automatic one: kept before the bringing back of what it is named after was undone, not before that was brought back. */
  isBeforeUndo: z.boolean(),
  /** Whether the reader may rename and delete it: who kept it, and the owner. */
  mayChange: z.boolean(),
  /** Items of a board, lines of a list. */
  count: z.number().int(),
  /** Of a list; null of a board. */
  totals: totals.nullable(),
})
export type NamedVersion = z.output<typeof namedVersion>

/** A board as it was. Who sees it, and whether its pictures are shown, is no part of it. */
const boardState = boardFields.omit({ visibility: true, showsPictures: true }).extend({
  /** In drawing order, with what is true of samples' SKUs today. */
  items: z.array(shownItem),
  /** Addresses of pictures by their key, good for an hour. */
  pictures: z.record(pictureKey, z.string()),
})
export type BoardState = z.output<typeof boardState>

/** A budget list as it was, and what it came to. */
const budgetState = budgetFields.extend({
  /** Which it had. It is not brought back. */
  status: z.enum(budgetStatuses),
  totals,
  rooms: z.array(storedRoom),
  /** In their order, each with what it came to and what is true of its SKU today. */
  lines: z.array(storedLine.extend({ figures: lineFigures, now: lineNow.optional() })),
  allocations: z.array(storedAllocation),
})
export type BudgetState = z.output<typeof budgetState>

/** One of the two, as the kind says. */
const state = { board: boardState.optional(), budget: budgetState.optional() }

/** The board or the list as it is by now. */
const thing = z.object({
  name: z.string(),
  version: counter,
  /** The reader's. */
  right: z.enum(rights),
})
export type VersionedThing = z.output<typeof thing>

export const getVersionPage = endpoint({
  method: 'GET',
  path: '/app-api/project/version/page',
  access: 'member',
  summary: 'The named versions of a board or a budget list that the member may see, the latest first',
  input: z.object(which),
  output: z.array(namedVersion),
})

export const createVersion = endpoint({
  method: 'POST',
  path: '/app-api/project/version/create',
  access: 'member',
  isRepeatable: true,
  summary: `Keep a board or a budget list as it is now, under a name; each has at most ${MOST_VERSIONS} (1009005001), of which automatic ones make room`,
  input: z.object({ ...which, name, note: note.default('') }),
  output: id,
})

export const renameVersion = endpoint({
  method: 'PUT',
  path: '/app-api/project/version/rename',
  access: 'member',
  summary:
    'Give a named version another name or note; an automatic one becomes one that is kept. Who kept it may, and the owner (1009005002)',
  input: z.object({ id, name, note: note.optional() }),
  output: z.literal(true),
})

export const deleteVersion = endpoint({
  method: 'DELETE',
  path: '/app-api/project/version/delete',
  access: 'member',
  summary: 'Delete a named version for good. Who kept it may, and the owner (1009005002)',
  input: z.object({ id }),
  output: z.literal(true),
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/app-api/project/version/get',
  access: 'member',
  summary: 'A named version, whole',
  input: z.object({ id }),
  output: z.object({ named: namedVersion, thing, ...state }),
})
export type WholeVersion = z.output<typeof getVersion.output>

/** A state that is compared. */
const side = z.object({
  /** Null: as it is now. */
  named: namedVersion.nullable(),
  ...state,
})
export type ComparedSide = z.output<typeof side>

export const compareVersions = endpoint({
  method: 'GET',
  path: '/app-api/project/version/compare',
  access: 'member',
  summary:
    'A named version beside another of the same board or list (else 404), or beside what it is now where no other is named, and what has changed from the first to the second',
  input: z.object({ id, otherId: id.optional() }),
  output: z.object({ thing, before: side, after: side, difference }),
})
export type Comparison = z.output<typeof compareVersions.output>

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/app-api/project/version/restore',
  access: 'member',
  isRepeatable: true,
  summary:
    'Bring a named version back as a new state of its board or list, after keeping the one that it replaces. It wants the exact counter (409 where it is another); of a list whose status keeps it as it is 1009002001',
  input: z.object({ id, version: counter }),
  output: z.object({
    version: counter,
    /** The named version of what was replaced: to bring it back is the undo. Null where nothing was another, and nothing was written. */
    keptId: id.nullable(),
    /** The names of pictures that are there no more. Their places are. */
    missing: z.array(z.string()),
  }),
})
export type RestoredVersion = z.output<typeof restoreVersion.output>
