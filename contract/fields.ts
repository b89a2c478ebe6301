import * as z from 'zod'
import { fromNowOn } from './as-stored.ts'

/** The most values in one list of a request. */
const LONGEST_LIST = 1000

/**
 * A record's number. It is sent as a string, because it may exceed 2^53; a number is accepted too. It has one spelling, so that
 * ids can be compared as text.
 */
export const id = z.coerce.string<string | number>().pipe(z.stringFormat('id', /^(0|[1-9]\d{0,17})$/))

/** A list of a query: an array (`x[0]=1`, a body's list) or one comma-separated string (`x=1,2`, `x=1&x=2`). */
export function listOf<Item extends z.ZodType<unknown, string | number>>(item: Item) {
  return z
    .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
    .transform((value) => (Array.isArray(value) ? value : String(value).split(',').filter(Boolean)))
    .pipe(z.array(item).max(LONGEST_LIST))
}

/** `pageNo` counts from 1. */
export const paging = {
  pageNo: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number<string | number>().int().min(1).max(200).default(20),
}

/** The longest name or value of an import file, and so of a filter. */
export const LONGEST_TEXT = 500

export const keyword = z.string().max(200)

/** An amount in major units (yuan, euro), at most two decimals. */
export const amount = z.coerce.number<string | number>().min(0).max(1_000_000_000).multipleOf(0.01)

/** `YYYY-MM-DD`. */
export const calendarDate = z.iso.date()

/** A day that somebody gives; `9999-12-31` says that a certificate has no end. A year before 1900 is a slip of the keyboard. */
export const givenDate = fromNowOn(z.iso.date().refine((day) => day >= '1900', { params: { reason: 'earlyYear' } }))

/** A day of somebody's plans: so is a year after 2200. */
export const plannedDate = fromNowOn(
  z.iso.date().refine((day) => day >= '1900' && day < '2201', { params: { reason: 'farYear' } }),
)

/** Epoch milliseconds. */
export const moment = z.number().int()

/** A colour as `#RRGGBB`. */
export const hexColor = z.stringFormat('hex_color', /^#[0-9a-f]{6}$/i)

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), total: z.number().int() })
}
