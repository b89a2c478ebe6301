import * as z from 'zod'
import { attributeType } from '../catalogue.ts'
import { inProject, right, sharedFilter } from '../collaboration/rights.ts'
import { endpoint } from '../endpoint.ts'
import { factOfValue } from '../facts/fact-schemas.ts'
import { id, keyword, listOf, moment, pageOf, paging } from '../fields.ts'
import { nameTo } from '../names.ts'
import { deleted, MOST_DELETED } from '../trash.ts'
import {
  budgetFields,
  givenBudget,
  budgetStatuses,
  LONGEST_BUDGET_NAME,
  MOST_ALLOCATIONS,
  MOST_BUDGETS,
  MOST_LINES,
  MOST_ROOMS,
  NEW_BUDGET,
  unitSystems,
} from './budget.ts'
import {
  allocationInput,
  entryId,
  line,
  lineInput,
  lineNow,
  lineSnapshot,
  roomInput,
  storedAllocation,
  storedLine,
  storedRoom,
} from './entries.ts'
import { lineFigures, totals } from './figures.ts'

/** The most bytes that one save may have. */
export const LARGEST_BUDGET_BYTES = 16 * 1024 * 1024
/** The most SKUs that one call asks about. */
export const MOST_OFFERS_ASKED = 200

const version = z.number().int().min(1)
const budgetIds = listOf(id).check(z.minLength(1), z.maxLength(MOST_BUDGETS))
const status = z.enum(budgetStatuses)

export const budgetSorts = ['newest', 'updated', 'name', 'total'] as const
export type BudgetSort = (typeof budgetSorts)[number]

export const budgetCard = budgetFields.extend({
  id,
  ownerName: z.string(),
  project: inProject,
  right,
  status,
  version,
  totals,
  roomCount: z.number().int(),
  lineCount: z.number().int(),
  /** Lines included in the totals: neither rejected nor alternatives. `totals.unpriced` of them have no price. */
  countedLines: z.number().int(),
  createTime: moment,
  updateTime: moment,
})
export type BudgetCard = z.output<typeof budgetCard>

export const getBudgetPage = endpoint({
  method: 'GET',
  path: '/app-api/project/budget/page',
  access: 'member',
  summary:
    'The member’s budget lists, with shared=1 lists that others share with the member; a keyword is searched in name, code and client',
  input: z.object({
    ...paging,
    keyword: keyword.optional(),
    status: status.optional(),
    shared: sharedFilter,
    /** All lists of this project that the member may work on (else 404). Wins over `shared`. */
    projectId: id.optional(),
    sort: z.enum(budgetSorts).default('updated'),
  }),
  output: pageOf(budgetCard),
})

const names = z.object({ name: z.string(), enName: z.string() })
/** Who moved a list to a status, and when; the latest last. */
const statusLog = z.array(
  z.object({
    status,
    name: z.string(),
    time: moment,
    /** It was approved, and is a draft again, since one SKU replaced another in it. */
    substituted: z.object({ from: names, to: names }).optional(),
  }),
)

export const wholeBudget = budgetCard.extend({
  rooms: z.array(storedRoom),
  /** In their order, each with its figures and today's facts about its SKU. */
  lines: z.array(storedLine.extend({ figures: lineFigures, now: lineNow.optional() })),
  allocations: z.array(storedAllocation),
  statusLog,
})

export const getBudget = endpoint({
  method: 'GET',
  path: '/app-api/project/budget/get',
  access: 'member',
  summary: 'A whole budget list that the member may work on',
  input: z.object({ id }),
  output: wholeBudget,
})
export type Budget = z.output<typeof wholeBudget>

const removed = {
  rooms: z.array(entryId).max(MOST_ROOMS),
  lines: z.array(entryId).max(MOST_LINES),
  allocations: z.array(entryId).max(MOST_ALLOCATIONS),
}
const removals = z.object(removed)

export const budgetChanges = z.object({
  version,
  right,
  status,
  statusLog,
  /** The fields that were changed. */
  list: budgetFields.partial(),
  rooms: z.array(storedRoom),
  lines: z.array(storedLine),
  allocations: z.array(storedAllocation),
  // Several saves together may remove more than one save may.
  removed: z.object({ rooms: z.array(entryId), lines: z.array(entryId), allocations: z.array(entryId) }),
})

export const getBudgetChanges = endpoint({
  method: 'GET',
  path: '/app-api/project/budget/changes',
  access: 'member',
  summary: 'Changes since a version to a budget list that the member may work on',
  input: z.object({ id, since: z.coerce.number<string | number>().int().min(0) }),
  output: budgetChanges,
})
export type BudgetChanges = z.output<typeof budgetChanges>

/** The facts that a line takes from the catalogue, as of today. */
export const offer = z.object({
  skuId: id,
  productId: id,
  snapshot: lineSnapshot,
  /** A fitting section: the name of the product's first category, in both languages. */
  section: z.object({ name: z.string(), enName: z.string() }),
  /** How a line of it is counted (`packs.ts`). */
  unit: line.shape.unit,
  basis: line.shape.price.shape.basis,
  /** Whether its prices include tax; false where the catalogue does not say. */
  taxIncluded: z.boolean(),
  /** The catalogue does not say whether they do. */
  isTaxUnknown: line.shape.price.shape.isTaxUnknown,
  pack: line.shape.pack,
  leadTimeDays: line.shape.leadTimeDays,
  /** CNY for one unit of its currency as of today; null without an exchange rate. */
  rate: z.object({ cny: z.string(), date: z.iso.date().nullable(), source: z.string().nullable() }).nullable(),
  now: lineNow,
  /** Its properties, for comparison. */
  attributes: z.array(
    z.object({
      id,
      name: z.string(),
      enName: z.string(),
      type: attributeType,
      unit: z.string().nullable(),
      /** The value as text, in both languages. */
      value: z.string(),
      enValue: z.string(),
      /** Absent for a property that is no row of the table of facts. */
      fact: factOfValue.optional(),
    }),
  ),
})
export type Offer = z.output<typeof offer>

export const getOffers = endpoint({
  method: 'GET',
  path: '/app-api/project/budget/offers',
  access: 'member',
  summary:
    'The facts that lines of these SKUs would take from the catalogue today; in the requested order, without unknown ones',
  input: z.object({ skuIds: listOf(id).check(z.minLength(1), z.maxLength(MOST_OFFERS_ASKED)) }),
  output: z.array(offer),
})

const entries = {
  rooms: z.array(roomInput).max(MOST_ROOMS),
  lines: z.array(lineInput).max(MOST_LINES),
  allocations: z.array(allocationInput).max(MOST_ALLOCATIONS),
}

const newList = z.object({
  name: givenBudget.shape.name,
  code: givenBudget.shape.code.default(NEW_BUDGET.code),
  clientName: givenBudget.shape.clientName.default(NEW_BUDGET.clientName),
  projectDate: givenBudget.shape.projectDate.default(NEW_BUDGET.projectDate),
  areaId: givenBudget.shape.areaId.default(NEW_BUDGET.areaId),
  baseCurrency: givenBudget.shape.baseCurrency.default(NEW_BUDGET.baseCurrency),
  unitSystem: givenBudget.shape.unitSystem.default(NEW_BUDGET.unitSystem),
  taxMode: givenBudget.shape.taxMode.default(NEW_BUDGET.taxMode),
  taxRounding: givenBudget.shape.taxRounding.default(NEW_BUDGET.taxRounding),
  defaultTaxRate: givenBudget.shape.defaultTaxRate.default(NEW_BUDGET.defaultTaxRate),
  contingencyPct: givenBudget.shape.contingencyPct.default(NEW_BUDGET.contingencyPct),
  targetBudget: givenBudget.shape.targetBudget.default(NEW_BUDGET.targetBudget),
  packing: givenBudget.shape.packing.default(NEW_BUDGET.packing),
})

export const createBudget = endpoint({
  method: 'POST',
  path: '/app-api/project/budget/create',
  access: 'member',
  isRepeatable: true,
  largestBody: LARGEST_BUDGET_BYTES,
  summary: `Create a budget list; a member has at most ${MOST_BUDGETS} (1009002002)`,
  input: newList.extend({
    rooms: entries.rooms.default([]),
    lines: entries.lines.default([]),
    allocations: entries.allocations.default([]),
    /** Put into this project. */
    projectId: id.optional(),
  }),
  output: id,
})

export const duplicateBudget = endpoint({
  method: 'POST',
  path: '/app-api/project/budget/duplicate',
  access: 'member',
  isRepeatable: true,
  summary:
    'Copy a list that the member may work on into a draft of the member’s; with prices=0 a template without prices, statuses, batches and dates, with quantities=0 without quantities and measures',
  input: z.object({
    id,
    name: nameTo(LONGEST_BUDGET_NAME).optional(),
    prices: z.literal([0, 1]).default(1),
    quantities: z.literal([0, 1]).default(1),
    projectId: id.optional(),
  }),
  output: id,
})

export const updateBudget = endpoint({
  method: 'PUT',
  path: '/app-api/project/budget/update',
  access: 'member',
  isRepeatable: true,
  largestBody: LARGEST_BUDGET_BYTES,
  summary:
    'Save changes made on a version. Changes to what nobody else has touched since are saved; else 409 with what was touched, and nothing is written. Removing a room or a line removes its allocations',
  input: z.object({
    id,
    version,
    list: givenBudget.partial().optional(),
    /** Whole entries. The client makes the id of a new one. */
    put: z.object(entries).partial().optional(),
    remove: removals.partial().optional(),
  }),
  output: z.object({ version, totals }),
})

/** The data of a 409: what others have changed since, as it is now. */
export const budgetConflict = z.object({
  version,
  list: budgetFields.partial(),
  rooms: z.array(storedRoom),
  lines: z.array(storedLine),
  allocations: z.array(storedAllocation),
  removed: removals,
})
export type BudgetConflict = z.output<typeof budgetConflict>

export const setBudgetStatus = endpoint({
  method: 'POST',
  path: '/app-api/project/budget/status',
  access: 'member',
  summary: 'Move a list one step forward or back (else 1009002001). Requires the exact version: 409 if it has changed',
  input: z.object({ id, version, status }),
  output: z.object({ version, statusLog }),
})

export const deleteBudgets = endpoint({
  method: 'DELETE',
  path: '/app-api/project/budget/delete',
  access: 'member',
  summary: `Delete budget lists of one’s own (a collaborator: 1009004002); answers how many. They can be restored for 30 days, the last ${MOST_BUDGETS} of them`,
  input: z.object({ ids: budgetIds }),
  output: z.number().int(),
})

export const restoreBudgets = endpoint({
  method: 'POST',
  path: '/app-api/project/budget/restore',
  access: 'member',
  summary: 'Restore deleted budget lists',
  input: z.object({ ids: budgetIds }),
  output: z.literal(true),
})

export const getDeletedBudgets = endpoint({
  method: 'GET',
  path: '/app-api/project/budget/deleted',
  access: 'member',
  summary: `The budget lists that the member deleted and can still restore, newest first, at most ${MOST_DELETED}`,
  input: z.object({}),
  output: z.array(z.object({ ...deleted, name: z.string(), lineCount: z.number().int() })),
})
export type DeletedBudget = z.output<typeof getDeletedBudgets.output>[number]

export const budgetFileFormats = ['xlsx', 'csv', 'pdf'] as const
/** `own`: everything; `client`: without cost, markup and supplier; `orders`: what to order, brand by brand. */
export const budgetAudiences = ['own', 'client', 'orders'] as const
export type BudgetAudience = (typeof budgetAudiences)[number]

export const exportBudget = endpoint({
  method: 'POST',
  path: '/app-api/project/budget/export',
  access: 'member',
  // Served in demo mode: it only makes a file.
  isServedInDemoMode: true,
  answersFile: true,
  summary: 'A budget list that the member may work on as a file',
  input: z.object({
    id,
    format: z.enum(budgetFileFormats),
    audience: z.enum(budgetAudiences).default('own'),
    /** For `orders`: only this brand's. */
    brandId: id.optional(),
    /** For `orders`: only lines with this supplier. */
    supplier: line.shape.supplier.trim().min(1).optional(),
    groupBy: z.enum(['room', 'section', 'brand', 'status']).default('room'),
    language: z.enum(['en', 'zh-CN']).default('en'),
    unitSystem: z.enum(unitSystems).optional(),
  }),
  output: z.unknown(),
})
