import { MOST_UPLOAD_PIXELS } from '../../../contract/uploads.ts'
import type { CompanyDocument } from '../../../contract/company.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { remakeApart } from '../../platform/pictures/decoding.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import { inTurn, MOST_SLOW_PIXELS } from '../../platform/pictures/turns.ts'

/** Pixels. At 300 dpi, an A4 page with small print stays readable. */
const LONGEST_SIDE = 3508
const TAKEN = { formats: ['jpeg', 'png', 'webp'], mostPixels: MOST_UPLOAD_PIXELS, mostSlowPixels: MOST_SLOW_PIXELS }
const LONGEST_NAME = 100

/** An uploaded file. */
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
 * Makes the stored form of a document, whose type follows from its content alone. PDFs are stored unchanged and never opened here;
 * pictures are encoded anew without metadata. Throws Problem 400 for other types.
 */
export async function makeDocument(file: SentFile, memberId: string, language: Language): Promise<MadeDocument> {
  // At the very start: a file with a later PDF header may be HTML to a browser.
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

/** The name without folders, control characters and its own ending. */
export function nameOf(given: string, ending: string): string {
  const plain = given
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}\u2028\u2029"*:<>?|]+/gu, ' ')
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Cuts between code points: some characters take two UTF-16 units.
  const short = plain
    .slice(0, LONGEST_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return `${short || 'document'}.${ending}`
}
