import * as z from 'zod'
import { backgrounds, boardFields } from '../boards/board.ts'
import { now as boardNow, snapshot as boardSnapshot, shownItems } from '../boards/item.ts'
import { budgetFields, budgetStatuses } from '../budgets/budget.ts'
import { lineNow, lineSnapshot, storedAllocation, storedLine, storedRoom } from '../budgets/entries.ts'
import { lineFigures, totals } from '../budgets/figures.ts'
import { calendarDate, hexColor, id } from '../fields.ts'

/**
 * What a link shows of a board, a budget list and a folder. Forbidden fields are absent (`rules.ts`); these schemas let nothing
 * through that they do not name.
 */

const bilingual = z.object({ name: z.string(), enName: z.string() })

const standing = z
  .object({
    stock: z.number().nullable(),
    leadTimeDays: z.number().int().nullable(),
    certificates: z.array(
      bilingual.extend({
        number: z.string().nullable(),
        expiresOn: calendarDate.nullable(),
        isExpired: z.boolean(),
        url: z.string().nullable().optional(),
      }),
    ),
    documents: z.array(bilingual.extend({ url: z.string() })),
  })
  .partial()

const { sample, ownPicture, chip, text, shape, frame } = shownItems
const hidden = { version: true, groupId: true, locked: true, now: true } as const

const sharedSnapshot = boardSnapshot.omit({ capturedAt: true }).extend({ unit: bilingual }).partial()

const sharedItem = z.discriminatedUnion('type', [
  sample
    .omit(hidden)
    .partial({ note: true, altText: true })
    .extend({
      snapshot: sharedSnapshot,
      now: boardNow.pick({ status: true, certificatesExpired: true }).partial().extend(standing.shape).optional(),
    }),
  ownPicture.omit(hidden).partial({ note: true, refId: true }),
  chip.omit(hidden).partial({ note: true }),
  text.omit(hidden).partial({ note: true }),
  shape.omit(hidden).partial({ note: true }),
  frame.omit(hidden).partial({ note: true }),
])
export type SharedItem = z.output<typeof sharedItem>

const sharedBackground = z.discriminatedUnion('type', [
  backgrounds.color,
  backgrounds.picture.partial({ value: true }),
  backgrounds.material.omit({ value: true }).extend({ snapshot: sharedSnapshot }),
])

export const sharedBoard = z.object({
  ...boardFields.pick({ name: true, description: true, canvas: true, scale: true }).shape,
  background: sharedBackground,
  /** In drawing order. A sample's `refId` is its material's number on this board. */
  items: z.array(sharedItem),
  /** Addresses of the owner's pictures by their key, valid for an hour. No content hash covers them. */
  pictures: z.record(z.string(), z.string()).optional(),
})
export type SharedBoard = z.output<typeof sharedBoard>

const sharedLine = storedLine
  .pick({ id: true, kind: true, docCode: true, section: true, status: true })
  .extend(
    storedLine.pick({ name: true, leadTimeDays: true, supplier: true, batchNo: true, note: true, unit: true }).partial()
      .shape,
  )
  .extend({
    snapshot: lineSnapshot.omit({ brandId: true, capturedAt: true }).partial().nullable().optional(),
    pack: storedLine.shape.pack.optional(),
    price: storedLine.shape.price.partial().optional(),
    figures: lineFigures.partial().optional(),
    now: lineNow
      .pick({ status: true, certificatesExpired: true, certificatesUntil: true })
      .partial()
      .extend(standing.shape)
      .optional(),
  })
export type SharedLine = z.output<typeof sharedLine>

export const sharedBudget = z.object({
  ...budgetFields.pick({ name: true, code: true }).shape,
  ...budgetFields
    .pick({
      clientName: true,
      projectDate: true,
      baseCurrency: true,
      unitSystem: true,
      taxMode: true,
      taxRounding: true,
      defaultTaxRate: true,
      contingencyPct: true,
      packing: true,
    })
    .partial().shape,
  status: z.enum(budgetStatuses),
  totals: totals
    .extend({ taxes: z.array(totals.shape.taxes.element.partial({ low: true, high: true })) })
    .partial()
    .optional(),
  /** In their order. */
  rooms: z.array(
    storedRoom
      .pick({ id: true, name: true })
      .extend(storedRoom.pick({ floorArea: true, wallArea: true, perimeter: true, count: true }).partial().shape),
  ),
  /** Lines that count, in their order. */
  lines: z.array(sharedLine),
  /** What a client may choose instead of a line; absent where nothing is offered. */
  alternatives: z.array(sharedLine.extend(storedLine.pick({ alternativeOf: true }).shape)).optional(),
  /** The rooms of a line, and its quantity there. */
  allocations: z.array(
    storedAllocation
      .pick({ lineId: true, roomId: true })
      .extend(storedAllocation.pick({ netQty: true, source: true, layout: true, wastePct: true }).partial().shape),
  ),
})
export type SharedAlternative = NonNullable<z.output<typeof sharedBudget>['alternatives']>[number]
export type SharedBudget = z.output<typeof sharedBudget>

const folderItem = z.object({
  id,
  note: z.string().optional(),
  name: z.string().optional(),
  enName: z.string().optional(),
  variant: bilingual.nullable().optional(),
  brand: bilingual.optional(),
  model: z.string().optional(),
  platformNo: z.string().nullable().optional(),
  category: z.array(bilingual).optional(),
  colorSystem: z.string().nullable().optional(),
  color: z.string().nullable().optional(),
  size: z.string().nullable().optional(),
  origin: bilingual.nullable().optional(),
  cover: z
    .object({ address: z.string(), width: z.number().int(), height: z.number().int(), color: hexColor })
    .nullable()
    .optional(),
  price: z
    .object({
      low: z.string(),
      high: z.string(),
      currency: z.string(),
      taxIncluded: z.boolean().nullable().optional(),
      unit: bilingual,
    })
    .nullable()
    .optional(),
  now: z
    .object({ status: z.enum(['on_sale', 'withdrawn']) })
    .partial()
    .extend(standing.shape)
    .optional(),
})
export type SharedFolderItem = z.output<typeof folderItem>

export const sharedFolder = z.object({
  name: z.string(),
  /** The number of items beyond the most that a link shows. */
  left: z.number().int(),
  /** In the folder's order. */
  items: z.array(folderItem),
})
export type SharedFolder = z.output<typeof sharedFolder>
