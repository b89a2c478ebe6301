import { companyDocumentTypes, LARGEST_COMPANY_DOCUMENT_BYTES } from '../../../../contract/company.ts'

const ENDINGS = /\.(jpe?g|png|webp|pdf)$/i

/** Why a file cannot be sent at all, as the key of a text; the server checks its content. */
export function documentFault({ name, type, size }: File): 'wrongKind' | 'tooLarge' | 'empty' | null {
  const isKind = (companyDocumentTypes as readonly string[]).includes(type) || (type === '' && ENDINGS.test(name))
  if (!isKind) return 'wrongKind'
  if (size === 0) return 'empty'
  return size > LARGEST_COMPANY_DOCUMENT_BYTES ? 'tooLarge' : null
}
