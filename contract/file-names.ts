import * as z from 'zod'
import { isSeen, nameAsKept } from './names.ts'

/** With its ending. */
export const LONGEST_FILE_NAME = 120

/** Signs that part a path, or that a file system refuses. */
const REFUSED = /["*/:<>?\\|]+/gu
/** Letters and digits after the last point: `pdf`. */
const ENDING = /^(.+)\.([a-z0-9]{1,8})$/isu

/** A file's name in two: `Plan 2.pdf` is `Plan 2` and `pdf`; one without an ending has an empty one. */
export function partsOfFileName(whole: string): { name: string; ending: string } {
  const [, name = whole, ending = ''] = ENDING.exec(whole) ?? []
  return { name, ending }
}

export function wholeFileName({ name, ending }: { name: string; ending: string }): string {
  return ending === '' ? name : `${name}.${ending}`
}

/** A name as every system takes it: one line without folders, hidden signs, and points or spaces at its ends. */
function plainName(text: string): string {
  return nameAsKept(text.toWellFormed())
    .replaceAll(REFUSED, '-')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '')
}

/** The name of a file that somebody sends, with its ending; what is too long is cut before it. */
export function fileNameAsKept(given: string): string {
  const { name, ending } = partsOfFileName(plainName(given.replace(/^.*[/\\]/su, '')))
  const short = name
    .slice(0, LONGEST_FILE_NAME - ending.length - 1)
    .toWellFormed()
    .replace(/[\s\uFFFD]+$/u, '')
  return wholeFileName({ name: isSeen(short) ? short : 'file', ending })
}

/** The name that somebody gives a file, without its ending. */
export const fileName = z
  .string()
  .overwrite(plainName)
  .min(1, { abort: true })
  .max(LONGEST_FILE_NAME - 9)
  .refine(isSeen, { params: { reason: 'unseen' } })

/** Endings by which a system runs a file that is opened. */
const PROGRAMS = new Set(
  'apk app appimage bat cmd com cpl dll dmg exe hta inf iso jar js jse lnk msi msp pif pkg ps1 reg scr sh sys vb vbe vbs wsf wsh'.split(
    ' ',
  ),
)

export function isProgram(name: string): boolean {
  return PROGRAMS.has(partsOfFileName(name).ending.toLowerCase())
}
