import type { UnderstoodCondition } from '../../contract/conditions.ts'

/** What a keyword says once its conditions are told apart. */
export interface ToldApart {
  /** The words that remain. */
  words: string
  conditions: readonly UnderstoodCondition[]
}

/**
 * A keyword and the conditions that were last read in it. They may have been read in the one before, while this one is being
 * asked for: those that still stand in it are taken to be what they were, so that a chip that has the focus stays.
 */
export function tellApart(keyword: string, understood: readonly UnderstoodCondition[]): ToldApart {
  const conditions: UnderstoodCondition[] = []
  let at = 0
  for (const condition of understood) {
    const { text, start: before } = condition
    const isThere = keyword.slice(before, before + text.length) === text && before >= at
    const start = isThere ? before : keyword.indexOf(text, at)
    if (start < 0) continue
    at = start + text.length
    conditions.push({ ...condition, start, end: at })
  }
  let words = keyword
  for (const condition of conditions.toReversed()) words = without(words, condition)
  return { words, conditions }
}

/** The keyword that leaves out what a condition was read from. */
export function without(keyword: string, { start, end }: Pick<UnderstoodCondition, 'start' | 'end'>): string {
  return tidy(`${keyword.slice(0, start)} ${keyword.slice(end)}`)
}

/** The keyword of the conditions alone. */
export function withoutWords({ conditions }: ToldApart): string {
  return conditions.map(({ text }) => text).join(' ')
}

const AT_THE_ENDS = /^(?:[\s,，、;；]|(?:and|with)(?=\s|$)|[和且])+|(?:[\s,，、;；]|(?<=\s)(?:and|with)|[和且])+$/giu

function tidy(words: string): string {
  return words.replace(/\s+/gu, ' ').replace(AT_THE_ENDS, '')
}
