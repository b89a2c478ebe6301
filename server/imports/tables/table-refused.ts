import type { Reason } from '../../../contract/import-table.ts'

/** Why a row cannot be read, of which so many letters are kept at most. */
export const TOO_LONG: Reason = { en: 'the row is longer than 4 MB', zh: '该行超过 4 MB' }

/** Why a file cannot be read as a table, in both languages. */
export class TableRefused extends Error {
  readonly reason: Reason
  constructor(en: string, zh: string) {
    super(en)
    this.name = 'TableRefused'
    this.reason = { en, zh }
  }
}
