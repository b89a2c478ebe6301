import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What tells names apart, kept beside a name as `name_key`: not how its letters are written, nor the spaces at its ends. */
export function nameKeyOf(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}

/** Of rows with a `name_key`: those whose name contains the words; no words leave all. */
export function isNamedWith(words: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(name_key, ${nameKeyOf(words)}) > 0`
}

/** What a copy is called, in so many characters at most. */
export function copyOf(name: string, { language, longest }: { language: string; longest: number }): string {
  const [before, after] = language === 'zh-CN' ? ['', ' 副本'] : ['Copy of ', '']
  return `${before}${name.slice(0, longest - before.length - after.length)}${after}`.toWellFormed().trim()
}
