import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { attributeType } from '../catalogue.ts'
import { factOfAttribute } from '../facts/fact-schemas.ts'
import { id } from '../fields.ts'
import { keeps } from './record-calls.ts'

/** Stored attributes become rows of the table of facts (decisions/205). */

const count = z.number().int()

/** How an attribute states its values. */
const form = z.object({ id, name: z.string(), enName: z.string(), unit: z.string(), type: attributeType })

const fact = factOfAttribute
  .pick({ code: true, norm: true, enNorm: true })
  .extend({ name: z.string(), enName: z.string(), unit: z.string() })

/** Values counted: distinct ones, and products. */
const many = z.object({ values: count, products: count })

const proposal = z.object({
  attribute: form,
  fact,
  /** The attribute that is this row already: joining merges into it. */
  joined: form.nullable(),
  products: count,
  read: many,
  unread: many,
})
export type JoiningProposal = z.output<typeof proposal>

export const getJoiningProposals = endpoint({
  method: 'GET',
  path: '/admin-api/attr/fact-proposals',
  ...keeps,
  summary: 'Stored attributes whose names and values mean a row of the table of facts',
  input: z.object({}),
  output: z.array(proposal),
})

/** Why a join is refused; each with how many products. */
const hindrance = z.object({
  why: z.enum([
    /** Its type or its unit cannot become the row's. */
    'form',
    /** A row of amounts, or of yes and no, takes no other text. */
    'unread',
    /** A product, or a SKU, would state two different amounts. */
    'contradiction',
    /** Two texts of one language that share the other's. */
    'translation',
    /** Another attribute has the name and the row's unit. */
    'name',
  ]),
  products: count,
})
export type JoiningHindrance = z.output<typeof hindrance>

const joining = z.object({
  attribute: form,
  fact,
  /** What it becomes; for a new attribute the id is null until it is made. */
  becomes: form.extend({ id: id.nullable() }),
  /** The values are merged into those of this attribute. */
  joined: form.nullable(),
  products: count,
  /** Products that state both. */
  statingBoth: count,
  read: many,
  unread: many,
  /** The first hundred, those that cannot be read first, then by products: as stored, as it will be stored, and as read; null: not. */
  values: z.array(z.object({ stored: z.string(), becomes: z.string(), read: z.string().nullable(), products: count })),
  hindrances: z.array(hindrance),
  /** Identifies what the preview shows; the run sends it back. */
  digest: z.string(),
  /** The run, by which it is undone (`product/bulk-undo`); null for a preview. */
  runId: id.nullable(),
})
export type Joining = z.output<typeof joining>

export const joinAttribute = endpoint({
  method: 'POST',
  path: '/admin-api/attr/join-fact',
  ...keeps,
  summary: 'Join a stored attribute to a row of the table of facts; first a dry run, whose digest the run sends back',
  input: z.object({
    attributeId: id,
    fact: z.string().max(60),
    dryRun: z.boolean(),
    digest: z.string().max(100).optional(),
  }),
  /** If something has changed since the dry run, 409 with a new one's answer. */
  output: joining,
})
