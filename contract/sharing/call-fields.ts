import * as z from 'zod'
import { id } from '../fields.ts'
import { nameTo } from '../names.ts'
import { fieldNames, linkRoles, LONGEST_GUEST_NAME, sharedKinds } from './links.ts'

export const kind = z.enum(sharedKinds)
export const role = z.enum(linkRoles)
/** Of a link's page, and of a file. */
export const language = z.enum(['en', 'zh-CN'])
export const fields = z.array(z.enum(fieldNames))
/** What is shared. */
export const which = { kind, refId: id }
/** Who a guest says they are. */
export const guestName = nameTo(LONGEST_GUEST_NAME)
/** Hexadecimal SHA-256. */
export const contentHash = z.stringFormat('content_hash', /^[0-9a-f]{64}$/)
