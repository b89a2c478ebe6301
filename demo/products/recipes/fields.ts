import * as z from 'zod'

/** Kinds of values that many recipes and products state. */

/** A colour in sRGB. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'must be #RRGGBB' })
export const colours = z.array(colour)

/** Millimetres, or another size that cannot be nothing. */
export const size = z.number().positive({ error: 'must be more than 0' })

/** 0 none .. 1 much; a few recipes go a little beyond 1. */
export const strength = z.number().min(0, { error: 'must not be below 0' })

/** A direction: either sign. */
export const degrees = z.number()
