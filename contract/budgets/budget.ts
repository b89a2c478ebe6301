import * as z from 'zod'
import { calendarDate, plannedDate, id } from '../fields.ts'
import { lineTo, nameTo } from '../names.ts'
import { currency, knownCurrency, MOST_CONTINGENCY_PCT, MOST_TAX_PCT, percentTo, price } from './amounts.ts'

export const MOST_BUDGETS = 200
export const MOST_LINES = 2000
export const MOST_ROOMS = 100
export const MOST_ALLOCATIONS = 40_000
export const LONGEST_BUDGET_NAME = 60
export const LONGEST_CODE = 40
export const LONGEST_CLIENT_NAME = 200

/** One step forward or back at a time (`permitted.ts` says what each permits). */
export const budgetStatuses = ['draft', 'inReview', 'approved', 'ordered', 'closed'] as const
export type BudgetStatus = (typeof budgetStatuses)[number]

export const unitSystems = ['metric', 'imperial'] as const
export type UnitSystem = (typeof unitSystems)[number]
export const taxModes = ['inclusive', 'exclusive'] as const
export const taxRoundings = ['line', 'document'] as const
export const packings = ['pooled', 'perRoom'] as const

/** All fields of a budget list besides its rooms, lines and allocations. Each field is saved, and conflicts, by itself. */
export const budgetFields = z.object({
  name: nameTo(LONGEST_BUDGET_NAME),
  /** The project's number in the member's office. */
  code: lineTo(LONGEST_CODE),
  clientName: lineTo(LONGEST_CLIENT_NAME),
  /** The day on which everything must be delivered. */
  projectDate: calendarDate.nullable(),
  areaId: id.nullable(),
  baseCurrency: currency,
  /** The unit system of shown quantities. The arithmetic stays in each line's own unit. */
  unitSystem: z.enum(unitSystems),
  /** Whether a line shows its amount with tax. */
  taxMode: z.enum(taxModes),
  /** Whether tax is rounded in each line, or once for each rate over all lines. */
  taxRounding: z.enum(taxRoundings),
  /** For lines without a rate of their own. */
  defaultTaxRate: percentTo(MOST_TAX_PCT),
  contingencyPct: percentTo(MOST_CONTINGENCY_PCT),
  /** In major units of the base currency. */
  targetBudget: price.nullable(),
  /** Whether a line's packs are counted for all its rooms together, or for each room. */
  packing: z.enum(packings),
})
/** As somebody gives them. */
export const givenBudget = budgetFields.extend({ baseCurrency: knownCurrency, projectDate: plannedDate.nullable() })
export type BudgetFields = z.output<typeof budgetFields>
export type BudgetField = keyof BudgetFields
/** The names of all fields: the editor in the browser does without the schemas. */
export const budgetFieldNames = [
  'name',
  'code',
  'clientName',
  'projectDate',
  'areaId',
  'baseCurrency',
  'unitSystem',
  'taxMode',
  'taxRounding',
  'defaultTaxRate',
  'contingencyPct',
  'targetBudget',
  'packing',
] as const satisfies readonly BudgetField[]

/** The initial values of a budget. */
export const NEW_BUDGET: Omit<BudgetFields, 'name'> = {
  code: '',
  clientName: '',
  projectDate: null,
  areaId: null,
  baseCurrency: 'CNY',
  unitSystem: 'metric',
  taxMode: 'exclusive',
  taxRounding: 'line',
  defaultTaxRate: '13',
  contingencyPct: '0',
  targetBudget: null,
  packing: 'pooled',
}
