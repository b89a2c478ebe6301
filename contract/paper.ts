import * as z from 'zod'
import { contrast } from './colors/contrast.ts'
import { endpoint } from './endpoint.ts'
import { hexColor } from './fields.ts'
import { lineTo, nameAsKept } from './names.ts'
import type { Language } from './problem.ts'

/**
 * What a member's studio puts on its papers: on every PDF and XLSX of what is theirs, and on the page that their clients open. It stands
 * there from the moment on that the studio has a name (decisions/235).
 */

export const LONGEST_STUDIO_NAME = 60
export const LONGEST_STUDIO_ADDRESS = 240
export const MOST_ADDRESS_LINES = 5
export const LONGEST_FOOT = 160
/** The longest side of a stored logo, in pixels. */
export const LONGEST_LOGO_SIDE = 1200

/** What a colour is printed on. */
const PRINTED_ON = '#ffffff'
/** WCAG 2.2, 1.4.3: small letters. */
const LEAST_CONTRAST = 4.5

/** Whether letters of this colour can be read on a printed page. */
export function isReadableOnPaper(color: string): boolean {
  return contrast(color, PRINTED_ON) >= LEAST_CONTRAST
}

/** An address in its lines, without empty ones. */
function linesAsKept(text: string): string {
  const lines = text.split(/\r\n|[\n\r]/).map(nameAsKept)
  return lines.filter((line) => line !== '').join('\n')
}

export function linesOf(address: string): string[] {
  return address === '' ? [] : address.split('\n')
}

const address = z
  .string()
  .overwrite(linesAsKept)
  .max(LONGEST_STUDIO_ADDRESS)
  .refine((text) => linesOf(text).length <= MOST_ADDRESS_LINES, { params: { reason: 'tooManyLines' } })

export const paperFields = z.object({
  /** Empty: nothing of this is shown anywhere. */
  studioName: lineTo(LONGEST_STUDIO_NAME),
  address,
  foot: lineTo(LONGEST_FOOT),
  /** Of the studio's name, and of the lines of its head and title block; null: that of the text. */
  accent: hexColor.pipe(z.string().refine(isReadableOnPaper, { params: { reason: 'paleColor' } })).nullable(),
  /** Whether files and page say that they were made with Quarry. */
  saysQuarry: z.boolean(),
})
export type PaperFields = z.output<typeof paperFields>

export const NEW_PAPER: PaperFields = { studioName: '', address: '', foot: '', accent: null, saysQuarry: false }

const logo = z.object({
  /** Valid for an hour at least. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const paper = paperFields.extend({
  logo: logo.nullable(),
  /** 0 until something is set. */
  version: z.number().int().min(0),
})
export type Paper = z.output<typeof paper>

/** What guests see of it. */
export const studio = paperFields.omit({ studioName: true }).extend({ name: z.string(), logo: logo.nullable() })
export type Studio = z.output<typeof studio>

export const getPaper = endpoint({
  method: 'GET',
  path: '/app-api/member/paper/get',
  access: 'member',
  summary: 'The member’s paper: name, logo, colour, address and foot of the studio',
  input: z.object({}),
  output: paper,
})

export const updatePaper = endpoint({
  method: 'PUT',
  path: '/app-api/member/paper/update',
  access: 'member',
  summary:
    'Change the member’s paper; where it was changed since the version, 409 with the paper as it is. An accent needs a contrast of 4.5 to white',
  input: paperFields.extend({ version: paper.shape.version }),
  output: paper,
})

/** `file` is a picture as for `/app-api/infra/file/upload`. */
export const uploadLogo = endpoint({
  method: 'POST',
  path: '/app-api/member/paper/logo',
  access: 'member',
  inputIn: 'multipart',
  summary: 'Upload the studio’s logo, in the place of the one before',
  input: z.object({}),
  output: paper,
})

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/app-api/member/paper/logo',
  access: 'member',
  summary: 'Remove the studio’s logo',
  input: z.object({}),
  output: paper,
})

/** What stands on one file: the studio, and what its title block says. Plain data in the file's language; empty texts are left out. */
export interface Letterhead {
  studio: Pick<Studio, 'name' | 'address' | 'foot' | 'accent' | 'saysQuarry'>
  /** Its size is in pixels. */
  logo: { key: string; width: number; height: number } | null
  project: string
  client: string
  /** The day on which the file is made, in words. */
  day: string
  version?: string
  /** What each page says below the studio's foot. */
  note?: string
}

export const letterheadWords = {
  en: {
    project: 'Project',
    client: 'Client',
    day: 'Date',
    version: 'Version',
    sheet: 'Sheet',
    made: 'Made with Quarry',
  },
  'zh-CN': { project: '项目', client: '客户', day: '日期', version: '版本', sheet: '页', made: '由 Quarry 制作' },
} satisfies Record<Language, Record<string, string>>

/** The cells of a title block that say something, with their names, without that of the page. */
export function cellsOfBlock(
  { project, client, day, version = '' }: Letterhead,
  language: Language,
): { name: 'project' | 'client' | 'day' | 'version'; label: string; text: string }[] {
  const words = letterheadWords[language]
  const texts = { project, client, day, version }
  return (['project', 'client', 'day', 'version'] as const)
    .map((name) => ({ name, label: words[name], text: texts[name] }))
    .filter(({ text }) => text !== '')
}

/** The line at the foot of each page. */
export function footLineOf({ studio: { address, foot, saysQuarry } }: Letterhead, language: Language): string {
  return [...linesOf(address), foot, saysQuarry ? letterheadWords[language].made : ''].filter(Boolean).join(' · ')
}
