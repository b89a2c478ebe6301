import * as z from 'zod'
import { boardFields } from './boards/board.ts'
import { ownPictureKey, shownItem } from './boards/item.ts'
import { budgetFields, budgetStatuses } from './budgets/budget.ts'
import { lineNow, storedAllocation, storedLine, storedRoom } from './budgets/entries.ts'
import { lineFigures, totals } from './budgets/figures.ts'
import { rights } from './collaboration/rights.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'
import { nameTo, noteTo } from './names.ts'
import { difference } from './sharing/difference.ts'

/** Named versions: stored states of a board or a budget list, to look at, compare and bring back (decisions/143). */

/** The most named versions of one board or list, automatic ones included. */
export const MOST_VERSIONS = 50
export const LONGEST_VERSION_NAME = 80
export const LONGEST_VERSION_NOTE = 500

export const versionKinds = ['board', 'budget'] as const
export type VersionKind = (typeof versionKinds)[number]

const which = { kind: z.enum(versionKinds), refId: id }
/** The counter of the board or the list, one more with each save. */
const counter = z.number().int().min(1)
const name = nameTo(LONGEST_VERSION_NAME)
const note = noteTo(LONGEST_VERSION_NOTE)

const namedVersion = z.object({
  id,
  ...which,
  /** For an automatic one the name of the version that was about to be brought back, which may be empty: the page words it. */
  name: z.string(),
  note: z.string(),
  /** Its author; null and empty for a deleted account. */
  author: z.object({ memberId: id.nullable(), nickname: z.string() }),
  createTime: moment,
  /** The counter of the board or the list when it was stored. */
  version: counter,
  /** Whether it was stored automatically, before another was brought back. */
  isAutomatic: z.boolean(),
  /** For an automatic one: stored before a bringing back was undone, not before it was done. */
  isBeforeUndo: z.boolean(),
  /** Whether the reader may rename and delete it: its author, and the owner. */
  mayChange: z.boolean(),
  /** Items of a board, lines of a list. */
  count: z.number().int(),
  /** The total of a list; null for a board. */
  totals: totals.nullable(),
})
export type NamedVersion = z.output<typeof namedVersion>

/** A board as it was, without its visibility and whether its pictures are shown. */
const boardState = boardFields.omit({ visibility: true, showsPictures: true }).extend({
  /** In drawing order, with today's facts about samples' SKUs. */
  items: z.array(shownItem),
  /** Addresses of pictures by their key, good for an hour. */
  pictures: z.record(ownPictureKey, z.string()),
})
export type BoardState = z.output<typeof boardState>

/** A budget list as it was, with its totals. */
const budgetState = budgetFields.extend({
  /** Its status then, which is not brought back. */
  status: z.enum(budgetStatuses),
  totals,
  rooms: z.array(storedRoom),
  /** In their order, each with its figures then and today's facts about its SKU. */
  lines: z.array(storedLine.extend({ figures: lineFigures, now: lineNow.optional() })),
  allocations: z.array(storedAllocation),
})
export type BudgetState = z.output<typeof budgetState>

/** One of the two, by the kind. */
const state = { board: boardState.optional(), budget: budgetState.optional() }

/** The current board or list. */
const thing = z.object({
  name: z.string(),
  version: counter,
  /** The reader's right. */
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
  summary: `Store a board or a budget list as it is now, under a name; each has at most ${MOST_VERSIONS} (1009005001), of which automatic ones make room`,
  input: z.object({ ...which, name, note: note.default('') }),
  output: id,
})

export const renameVersion = endpoint({
  method: 'PUT',
  path: '/app-api/project/version/rename',
  access: 'member',
  summary:
    'Rename a named version or change its note; an automatic one becomes a named one. Only its author and the owner may (1009005002)',
  input: z.object({ id, name, note: note.optional() }),
  output: z.literal(true),
})

export const deleteVersion = endpoint({
  method: 'DELETE',
  path: '/app-api/project/version/delete',
  access: 'member',
  summary: 'Delete a named version for good. Only its author and the owner may (1009005002)',
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

/** One of the compared states. */
const side = z.object({
  /** Null: the current state. */
  named: namedVersion.nullable(),
  ...state,
})
export type ComparedSide = z.output<typeof side>

export const compareVersions = endpoint({
  method: 'GET',
  path: '/app-api/project/version/compare',
  access: 'member',
  summary:
    'A named version and another of the same board or list (else 404), or by default the current state, and what has changed from the first to the second',
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
    'Bring a named version back as a new state of its board or list, after storing the replaced one. Requires the exact counter (409 if it has changed); 1009002001 for a list whose status forbids it',
  input: z.object({ id, version: counter }),
  output: z.object({
    version: counter,
    /**
     * The named version of the replaced state: bringing it back is the undo. Null where nothing changed, and nothing was written.
     */
    keptId: id.nullable(),
    /** The names of pictures that no longer exist. Their places come back empty. */
    missing: z.array(z.string()),
  }),
})
export type RestoredVersion = z.output<typeof restoreVersion.output>
