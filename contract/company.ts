import * as z from 'zod'
import { isCountryCode } from './countries.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'
import { webAddress } from './import-file.ts'
import { nameTo } from './names.ts'

/** The largest document that proves a company, in bytes. */
export const LARGEST_COMPANY_DOCUMENT_BYTES = 10 * 1024 * 1024
/** The most documents of one submission. */
export const MOST_COMPANY_DOCUMENTS = 5
/** The accepted types, recognised by content. Pictures are encoded anew, without metadata; a PDF stays unchanged. */
export const companyDocumentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
/** Days from the verdict to the deletion of the documents. */
export const DAYS_OF_COMPANY_DOCUMENTS = 30

export const LONGEST_COMPANY_NAME = 120
export const LONGEST_REGISTRATION_NUMBER = 60
/** The most characters of a reason: why a company was refused, an account locked, and so on. */
export const LONGEST_REASON = 500

/** The state of the verification of a member's company. */
export const verifications = ['none', 'pending', 'verified', 'refused'] as const
export type Verification = (typeof verifications)[number]

/** The stored type, which follows from the content, not from the name. */
const companyDocument = z.object({
  id,
  /** With the extension of its type. */
  name: z.string(),
  mediaType: z.enum(['image/webp', 'application/pdf']),
  bytes: z.number().int(),
  createTime: moment,
})
export type CompanyDocument = z.output<typeof companyDocument>

/** The last submission, whatever its state. */
export const company = z.object({
  name: z.string(),
  registrationNumber: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  website: z.string().nullable(),
  sendTime: moment,
  /** When it was judged; null: not yet, or it was withdrawn. */
  judgeTime: moment.nullable(),
  /** When the documents are deleted; null: not before the verdict. */
  deleteDocumentsTime: moment.nullable(),
  /** The submitted documents; none once they are deleted. */
  documents: z.array(companyDocument),
})
export type Company = z.output<typeof company>

const ownCompany = z.object({
  status: z.enum(verifications),
  /** Why it was refused; null otherwise. */
  reason: z.string().nullable(),
  /** Null: none was ever submitted. A withdrawn one stays here to be submitted again; `status` is `none` then. */
  company: company.nullable(),
  /** Uploaded and not submitted (or withdrawn): deleted after a day. */
  unsent: z.array(companyDocument),
})
export type OwnCompany = z.output<typeof ownCompany>

export const getOwnCompany = endpoint({
  method: 'GET',
  path: '/app-api/member/company/get',
  access: 'member',
  summary: 'The state of the verification of the member’s company, and what was submitted for it',
  input: z.object({}),
  output: ownCompany,
})

/** `file` is a JPEG, PNG or WebP picture or a PDF. */
export const uploadCompanyDocument = endpoint({
  method: 'POST',
  path: '/app-api/member/company/upload',
  access: 'member',
  inputIn: 'multipart',
  summary: 'Upload a private document for the company; one that is not submitted is deleted after a day',
  input: z.object({}),
  output: companyDocument,
})

export const discardCompanyDocument = endpoint({
  method: 'DELETE',
  path: '/app-api/member/company/document',
  access: 'member',
  summary: 'Delete a document that is not submitted; false if there is none such',
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
    'Submit the company for verification, with one to five uploaded or earlier documents. A pending one must be withdrawn first (1004004003); one with a verdict is judged anew',
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
  summary: 'Withdraw a pending submission: its documents count as not submitted, and nobody judges it',
  input: z.object({}),
  output: ownCompany,
})
