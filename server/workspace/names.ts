import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The form in which names are compared, stored as `name_key`: it ignores case, character width and outer spaces. */
export function nameKeyOf(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}

/** The words of a keyword, as `name_key` spells them. */
export function keywordsOf(keyword: string): string[] {
  return nameKeyOf(keyword).split(/\s+/).filter(Boolean)
}

/** Whether a row's `name_key` contains the words. Empty words match every row. */
export function isNamedWith(words: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(name_key, ${nameKeyOf(words)}) > 0`
}

/** The name of a copy, at most `longest` characters long. */
export function copyOf(name: string, { language, longest }: { language: string; longest: number }): string {
  const [before, after] = language === 'zh-CN' ? ['', ' 副本'] : ['Copy of ', '']
  return `${before}${name.slice(0, longest - before.length - after.length)}${after}`.toWellFormed().trim()
}
