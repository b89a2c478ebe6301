import { isCountryCode } from '../../../../contract/countries.ts'
import type { Company } from '../../../../contract/company.ts'
import { isSeen } from '../../../../contract/names.ts'
import type { Complaint, Complaints } from '../../login/rules.ts'

/** The text typed into the company form. */
export interface CompanyDraft {
  companyName: string
  registrationNumber: string
  countryCode: string
  website: string
  /** Documents sent before that are left out now. */
  leftIds: readonly string[]
}

/** Begins with what was sent last, to be corrected. */
export function companyDraftOf(company: Company | null): CompanyDraft {
  return {
    companyName: company?.name ?? '',
    registrationNumber: company?.registrationNumber ?? '',
    countryCode: company?.countryCode ?? '',
    website: company?.website ?? '',
    leftIds: [],
  }
}

/** In the form that is sent: people leave out the address's `https://`. */
export function companyToSend({ companyName, registrationNumber, countryCode, website }: CompanyDraft) {
  return {
    name: companyName.trim(),
    registrationNumber: registrationNumber.trim(),
    countryCode,
    website: addressOf(website),
  }
}

/** Errors found before sending. */
export function companyComplaints(
  draft: CompanyDraft,
  { documents, isSending }: { documents: number; isSending: boolean },
): Complaints {
  return {
    ...complaintAt('companyName', lineComplaint(draft.companyName, 'company.nameMissing')),
    ...complaintAt('registrationNumber', lineComplaint(draft.registrationNumber, 'company.registrationMissing')),
    ...complaintAt('countryCode', isCountryCode(draft.countryCode) ? undefined : 'company.countryMissing'),
    ...complaintAt('website', isAddress(addressOf(draft.website)) ? undefined : 'company.websiteWrong'),
    ...complaintAt('documents', documentsComplaint(documents, isSending)),
  }
}

function documentsComplaint(documents: number, isSending: boolean): Complaint | undefined {
  if (isSending) return 'company.documentsUnderWay'
  return documents === 0 ? 'company.documentsMissing' : undefined
}

function complaintAt(field: keyof Complaints, complaint: Complaint | undefined): Complaints {
  return complaint ? { [field]: complaint } : {}
}

function lineComplaint(line: string, missing: Complaint): Complaint | undefined {
  const text = line.trim()
  if (!text) return missing
  return isSeen(text) ? undefined : 'profile.unreadable'
}

function addressOf(website: string): string {
  const text = website.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

function isAddress(website: string): boolean {
  if (website === '') return true
  if (!URL.canParse(website)) return false
  const { protocol, hostname } = new URL(website)
  return /^https?:$/.test(protocol) && hostname.includes('.')
}
