import { MOST_UPLOAD_PIXELS } from '../../../contract/uploads.ts'
import type { CompanyDocument } from '../../../contract/company.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { remakeApart } from '../../platform/pictures/decoding.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import { inTurn } from '../../platform/pictures/turns.ts'

/** Small print on a sheet of A4 can still be read at 300 dots to the inch. */
const LONGEST_SIDE = 3508
const TAKEN = { formats: ['jpeg', 'png', 'webp'], mostPixels: MOST_UPLOAD_PIXELS }
const LONGEST_NAME = 100

/** A file as it came. */
export interface SentFile {
  name: string
  bytes: Buffer
}

export interface MadeDocument {
  name: string
  mediaType: CompanyDocument['mediaType']
  bytes: Buffer
}

/**
 * A document as it is kept. What it is its content says, never its name: a PDF stays as it came, and nothing here opens one; a
 * picture is made anew, without metadata. Throws Problem 400 for anything else.
 */
export async function makeDocument(file: SentFile, memberId: string, language: Language): Promise<MadeDocument> {
  // Where nothing stands before: what is a PDF further on may be a page to a browser.
  if (file.bytes.subarray(0, 5).equals(PDF)) {
    return { name: nameOf(file.name, 'pdf'), mediaType: 'application/pdf', bytes: file.bytes }
  }
  try {
    const bytes = await inTurn(memberId, file.bytes, async () => remakeApart(file.bytes, LONGEST_SIDE, TAKEN))
    return { name: nameOf(file.name, 'webp'), mediaType: 'image/webp', bytes }
  } catch (error) {
    if (error instanceof PictureError) throw new Problem(400, { field: 'file', reason: NEITHER[language] })
    throw error
  }
}

const PDF = Buffer.from('%PDF-')
const NEITHER = {
  en: 'expected a picture (JPEG, PNG, WebP) that can be read, or a PDF',
  'zh-CN': '应为可读取的图片（JPEG、PNG、WebP）或 PDF',
} satisfies Record<Language, string>

/** What it was called, without folders, signs that hide or turn it, and the ending that it claims. */
export function nameOf(given: string, ending: string): string {
  const plain = given
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}\u2028\u2029"*:<>?|]+/gu, ' ')
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // A sign beyond the first plane is two of JavaScript's characters: none is cut in half.
  const short = plain
    .slice(0, LONGEST_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return `${short || 'document'}.${ending}`
}
