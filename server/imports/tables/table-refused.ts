import type { Reason } from '../../../contract/import-table.ts'

/** Why a file cannot be read as a table, in both languages. */
export class TableRefused extends Error {
  readonly reason: Reason
  constructor(en: string, zh: string) {
    super(en)
    this.name = 'TableRefused'
    this.reason = { en, zh }
  }
}
