import * as z from 'zod'
import { isCountryCode } from './countries.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'
import { webAddress } from './import-file.ts'
import { nameTo } from './names.ts'

/** Of each document that shows that a company is one, in bytes. */
export const LARGEST_COMPANY_DOCUMENT_BYTES = 10 * 1024 * 1024
/** That are sent together. */
export const MOST_COMPANY_DOCUMENTS = 5
/** What they may be, told by what they contain. Pictures are made anew, without metadata; a PDF stays as it came. */
export const companyDocumentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
/** Days from the verdict until the documents are gone. */
export const DAYS_OF_COMPANY_DOCUMENTS = 30

export const LONGEST_COMPANY_NAME = 120
export const LONGEST_REGISTRATION_NUMBER = 60
/** Of why a company was refused, an account locked, and so on. */
export const LONGEST_REASON = 500

/** How far the verification of a member's company is. */
export const verifications = ['none', 'pending', 'verified', 'refused'] as const
export type Verification = (typeof verifications)[number]

/** As it is kept: what it is follows from its content, whatever it was called. */
const companyDocument = z.object({
  id,
  /** With the ending of what it is. */
  name: z.string(),
  mediaType: z.enum(['image/webp', 'application/pdf']),
  bytes: z.number().int(),
  createTime: moment,
})
export type CompanyDocument = z.output<typeof companyDocument>

/** What was sent last, whatever has become of it. */
export const company = z.object({
  name: z.string(),
  registrationNumber: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  website: z.string().nullable(),
  sendTime: moment,
  /** When it was judged; null: not yet, or it was withdrawn. */
  judgeTime: moment.nullable(),
  /** When the documents go; null: not before it is judged. */
  deleteDocumentsTime: moment.nullable(),
  /** That were sent; none once their days are over. */
  documents: z.array(companyDocument),
})
export type Company = z.output<typeof company>

const ownCompany = z.object({
  status: z.enum(verifications),
  /** Why it was refused; null otherwise. */
  reason: z.string().nullable(),
  /** Null: none was ever sent. One that was withdrawn stays here to be sent again, `status` is `none` then. */
  company: company.nullable(),
  /** Uploaded and not sent (or withdrawn): gone after a day. */
  unsent: z.array(companyDocument),
})
export type OwnCompany = z.output<typeof ownCompany>

export const getOwnCompany = endpoint({
  method: 'GET',
  path: '/app-api/member/company/get',
  access: 'member',
  summary: 'How far the verification of the member’s company is, and what was sent for it',
  input: z.object({}),
  output: ownCompany,
})

/** `file` is a JPEG, PNG or WebP picture or a PDF. */
export const uploadCompanyDocument = endpoint({
  method: 'POST',
  path: '/app-api/member/company/upload',
  access: 'member',
  inputIn: 'multipart',
  summary: 'Keep a document to be sent with the company, for nobody else to see; one that is not sent goes after a day',
  input: z.object({}),
  output: companyDocument,
})

export const discardCompanyDocument = endpoint({
  method: 'DELETE',
  path: '/app-api/member/company/document',
  access: 'member',
  summary: 'Throw away a document that is not sent; false where there is none such',
  input: z.object({ id }),
  output: z.boolean(),
})

export const getOwnCompanyDocument = endpoint({
  method: 'GET',
  path: '/app-api/member/company/document',
  access: 'member',
  answersFile: true,
  summary: 'A document of the member’s company, as a file',
  input: z.object({ id }),
  output: z.unknown(),
})

export const sendCompany = endpoint({
  method: 'PUT',
  path: '/app-api/member/company/send',
  access: 'member',
  tellsAll: true,
  summary:
    'Have the company verified: with one to five of the documents that were uploaded or sent before. While one is pending it is withdrawn first (1004004003); one that was judged is judged anew',
  input: z.object({
    name: nameTo(LONGEST_COMPANY_NAME),
    registrationNumber: nameTo(LONGEST_REGISTRATION_NUMBER),
    countryCode: z.stringFormat('country', isCountryCode),
    website: z
      .union([z.literal(''), webAddress])
      .nullish()
      .transform((address) => address || null),
    documentIds: z.array(id).min(1).max(MOST_COMPANY_DOCUMENTS),
  }),
  output: ownCompany,
})

export const withdrawCompany = endpoint({
  method: 'POST',
  path: '/app-api/member/company/withdraw',
  access: 'member',
  summary: 'Take back what is pending: the documents are unsent again, and nobody judges it',
  input: z.object({}),
  output: ownCompany,
})
