import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { nameTo } from '../names.ts'
import { fields, language, role, which } from './call-fields.ts'
import { LINK_PASSWORD, LONGEST_LINK_NAME, MOST_LINKS, presets } from './links.ts'

const linkName = nameTo(LONGEST_LINK_NAME)
const password = z.string().min(LINK_PASSWORD.least).max(LINK_PASSWORD.most)
/** Epoch milliseconds; a moment to come. */
const expiresAt = moment

const link = z.object({
  id,
  ...which,
  /** Whom it is for, in the owner's words; guests do not read it. */
  name: z.string(),
  role,
  fields,
  preset: z.enum(presets).nullable(),
  /** Only this brand's lines or items; null: all. */
  brandId: id.nullable(),
  language,
  hasPassword: z.boolean(),
  expiresAt,
  /** How often its page was opened. */
  views: z.number().int(),
  lastView: moment.nullable(),
  revoked: z.boolean(),
  /** Whether the owner has a mail of what is said and approved by it, in digests. */
  notifies: z.boolean(),
  createTime: moment,
})
export type Link = z.output<typeof link>

const newToken = z.object({
  id,
  /** This once: the server keeps its hash alone. */
  token: z.string(),
  url: z.string(),
})

export const createLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/create',
  access: 'member',
  isRepeatable: true,
  summary: `Make a link to a folder, a board or a budget list; at most ${MOST_LINKS} that have not ended (1009003002)`,
  input: z.object({
    ...which,
    name: linkName.optional(),
    role: role.default('view'),
    /** One of both. Those by which prices can be worked out need `price`. */
    fields: fields.optional(),
    preset: z.enum(presets).optional(),
    /** Only this brand's; the preset `supplier` needs one. No total then, which is over all. */
    brandId: id.optional(),
    language: language.default('en'),
    password: password.optional(),
    /** `DAYS_OF_A_LINK` from now where nothing is said; ten years at most. */
    expiresAt: expiresAt.optional(),
    notifies: z.boolean().default(true),
  }),
  output: newToken,
})

export const updateLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/update',
  access: 'member',
  summary: 'Change a link that stands; what is left out stays, a null password takes it away',
  input: z.object({
    id,
    name: linkName.optional(),
    role: role.optional(),
    fields: fields.optional(),
    preset: z.enum(presets).optional(),
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
  summary: 'Give a link another token; the one before opens nothing any more',
  input: z.object({ id }),
  output: newToken,
})

export const revokeLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/revoke',
  access: 'member',
  summary: 'End a link for good, from the next call on',
  input: z.object({ id }),
  output: z.literal(true),
})

export const getLinks = endpoint({
  method: 'GET',
  path: '/app-api/project/share/list',
  access: 'member',
  summary: 'The links to a folder, a board or a budget list of the member’s, the newest first',
  input: z.object(which),
  output: z.array(link),
})
