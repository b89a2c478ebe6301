import * as z from 'zod'
import { id } from '../fields.ts'
import { workFields } from '../collaboration/rights.ts'
import { nameTo } from '../names.ts'
import { linkFieldNames, linkRoles, LONGEST_GUEST_NAME, sharedKinds } from './links.ts'

export const kind = z.enum(sharedKinds)
export const role = z.enum(linkRoles)
/** The language of a link's page, and of a file. */
export const language = z.enum(['en', 'zh-CN'])
export const fields = z.array(z.enum(linkFieldNames))
/** What a link is to: a thing, or a project, of which it opens what was sent. */
export const linked = workFields
/** The shared thing. */
export const which = { kind, refId: id }
/** The name that a guest gives. */
export const guestName = nameTo(LONGEST_GUEST_NAME)
/** Hexadecimal SHA-256. */
export const contentHash = z.stringFormat('content_hash', /^[0-9a-f]{64}$/)
