import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { foldedAs, searchedAs } from '../../contract/identity.ts'
import { holds } from '../platform/postgres/identity.ts'

/** The form in which names are compared, stored as `name_key`. */
export const nameKeyOf = foldedAs

/** The words of a keyword, as `soughtIn` spells them. */
export function keywordsOf(keyword: string): string[] {
  return searchedAs(keyword).split(' ').filter(Boolean)
}

/** Whether a row's `name_key` contains the words. Empty words match every row. */
export function isNamedWith(words: string): RawBuilder<boolean> {
  return holds(sql`name_key`, words)
}

/** The name of a copy, at most `longest` characters long. */
export function copyOf(name: string, { language, longest }: { language: string; longest: number }): string {
  const [before, after] = language === 'zh-CN' ? ['', ' 副本'] : ['Copy of ', '']
  return `${before}${name.slice(0, longest - before.length - after.length)}${after}`.toWellFormed().trim()
}
