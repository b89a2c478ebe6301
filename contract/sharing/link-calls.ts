import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { nameTo } from '../names.ts'
import { fields, language, linked, role } from './call-fields.ts'
import { figures, LINK_PASSWORD, LONGEST_LINK_NAME, MOST_LINKS, presets } from './links.ts'

const linkName = nameTo(LONGEST_LINK_NAME)
const password = z.string().min(LINK_PASSWORD.least).max(LINK_PASSWORD.most)
/** Epoch milliseconds, in the future. */
const expiresAt = moment

/**
 * Of a budget list: one price a line and one total, the agreed ones. This is what counts where a line has a range and no agreed
 * price; an open line is marked and in no sum. Null: ranges.
 */
const figure = z.enum(figures).nullable()

const link = z.object({
  id,
  ...linked,
  /** The recipient, in the owner's words; guests do not see it. */
  name: z.string(),
  role,
  fields,
  preset: z.enum(presets).nullable(),
  figure,
  /** Only this brand's lines or items; null: all. */
  brandId: id.nullable(),
  language,
  hasPassword: z.boolean(),
  /** Whether its owner can see its address again (`share/address`). */
  hasAddress: z.boolean(),
  expiresAt,
  /** How often its page was opened. */
  views: z.number().int(),
  lastView: moment.nullable(),
  revoked: z.boolean(),
  /** Whether the owner gets mails about its comments and approvals, in digests. */
  notifies: z.boolean(),
  createTime: moment,
})
export type Link = z.output<typeof link>

const newToken = z.object({
  id,
  /** The database has its hash, and the token encrypted under a key that is elsewhere. */
  token: z.string(),
  url: z.string(),
})

export const createLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/create',
  access: 'member',
  isRepeatable: true,
  summary: `Create a link to a folder, a board, a budget list, or to what is sent of a project; at most ${MOST_LINKS} that have not ended (1009003002)`,
  input: z.object({
    ...linked,
    name: linkName.optional(),
    role: role.default('view'),
    /** One of the two, or a preset with its fields, in which brand, model and certificates may differ. Fields that reveal prices need `price`. */
    fields: fields.optional(),
    preset: z.enum(presets).optional(),
    /** By default `open` for a list by the preset `client`, otherwise null. */
    figure: figure.optional(),
    /** Only this brand's; the preset `supplier` requires one. Then there is no total, since that is over all. */
    brandId: id.optional(),
    language: language.default('en'),
    password: password.optional(),
    /** By default `DAYS_OF_A_LINK` from now; ten years at most. */
    expiresAt: expiresAt.optional(),
    notifies: z.boolean().default(true),
  }),
  output: newToken,
})

export const updateLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/update',
  access: 'member',
  summary: 'Change a link; omitted fields stay, a null password removes it',
  input: z.object({
    id,
    name: linkName.optional(),
    role: role.optional(),
    fields: fields.optional(),
    preset: z.enum(presets).optional(),
    figure: figure.optional(),
    language: language.optional(),
    password: password.nullable().optional(),
    expiresAt: expiresAt.optional(),
    notifies: z.boolean().optional(),
  }),
  output: z.literal(true),
})

export const rotateLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/rotate',
  access: 'member',
  summary: 'Give a link a new token; the former one opens nothing any more',
  input: z.object({ id }),
  output: newToken,
})

export const getLinkAddress = endpoint({
  method: 'GET',
  path: '/app-api/project/share/address',
  access: 'member',
  summary:
    'The address of one of the member’s links again; null where its token was encrypted with another key, or not at all',
  input: z.object({ id }),
  output: z.object({ url: z.string().nullable() }),
})

export const revokeLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/revoke',
  access: 'member',
  summary: 'Revoke a link for good, from the next call on',
  input: z.object({ id }),
  output: z.literal(true),
})

export const getLinks = endpoint({
  method: 'GET',
  path: '/app-api/project/share/list',
  access: 'member',
  summary: 'The links to one of the member’s folders, boards, budget lists or projects, the newest first',
  input: z.object(linked),
  output: z.array(link),
})
