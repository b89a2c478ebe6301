import * as z from 'zod'
import { id } from '../fields.ts'
import { nameTo } from '../names.ts'
import { linkFieldNames, linkRoles, LONGEST_GUEST_NAME, sharedKinds } from './links.ts'

export const kind = z.enum(sharedKinds)
export const role = z.enum(linkRoles)
/** The language of a link's page, and of a file. */
export const language = z.enum(['en', 'zh-CN'])
export const fields = z.array(z.enum(linkFieldNames))
/** The shared thing. */
export const which = { kind, refId: id }
/** The name that a guest gives. */
export const guestName = nameTo(LONGEST_GUEST_NAME)
/** Hexadecimal SHA-256. */
export const contentHash = z.stringFormat('content_hash', /^[0-9a-f]{64}$/)
