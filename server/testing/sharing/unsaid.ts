import type { Language } from '../../../contract/problem.ts'
import { sheetWords, words as boardWords } from '../../../contract/boards/layout/words.ts'
import { dayIn } from '../../platform/dates.ts'
import { sentWordsIn } from '../../sharing/files/sent/words.ts'
import type { SharedFile } from '../../sharing/files/shared-file.ts'
import { sharedWordsIn } from '../../sharing/files/words.ts'

/** Words and figures of a file that are neither in its view nor among those that every file may have. */
export function unsaidIn(text: string, { view, language, day, publicUrl, approval }: SharedFile): string[] {
  const content = view[view.kind]
  const project = view.budget?.projectDate
  const known = new Set(
    [
      ...textsOf(content),
      ...textsOf([sharedWordsIn(language), sentWordsIn(language)]),
      ...textsOf([sheetWords[language], boardWords[language]]),
      view.ownerName,
      publicUrl,
      'Quarry UTC',
      dayIn(language, day),
      project ? dayIn(language, project) : '',
      ...textsOf(approval && { ...approval, time: momentTexts(approval.time, language) }),
      ...countsOf(view),
      ...daysOfFiles(content),
    ].flatMap(tokensOf),
  )
  return [...new Set(tokensOf(text))].filter((token) => !known.has(token))
}

/** The days of the board files that prices are of. */
function daysOfFiles(content: unknown): string[] {
  const moments = JSON.stringify(content ?? null).matchAll(/"fromFile":(\d+)/g)
  return Array.from(moments, ([, moment]) => new Date(Number(moment)).toISOString().slice(0, 10))
}

/** Words and figures, of five characters or more, that a text reveals though the shown part of the view lacks them. */
export function betrayedBy(text: string, { whole, part }: { whole: unknown; part: unknown }): string[] {
  const shown = new Set(textsOf(part).flatMap(tokensOf))
  const hidden = textsOf(whole)
    .flatMap(tokensOf)
    .filter((token) => token.length > 4 && !shown.has(token))
  const plain = withoutParting(text).toLowerCase()
  return hidden.filter((token) => plain.includes(token))
}

function tokensOf(text: string): string[] {
  const tokens = withoutParting(text)
    .toLowerCase()
    .match(/[a-z0-9.#]+/g)
  return tokens?.map((token) => token.replace(/\.$/, '')) ?? []
}

/** Removes the separators of thousands, which printed numbers have. */
function withoutParting(text: string): string {
  return text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
}

/** All texts and figures within a value; functions are called with empty texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'function') return [(value as (...of: string[]) => string)('', '', '', '')]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return [String(value)]
}

function momentTexts(time: number, language: Language): string[] {
  const at = new Date(time).toISOString()
  return [dayIn(language, at.slice(0, 10)), at.slice(11, 13), at.slice(14, 16)]
}

/** The number of items in a folder, and small numbers that count things or pages. */
function countsOf({ folder }: SharedFile['view']): string[] {
  return [String((folder?.items.length ?? 0) + (folder?.left ?? 0)), '1', '2', '3']
}
