import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { importWords } from '../../../contract/import-file.ts'
import { lockCatalogue } from '../../catalogue/change-log.ts'
import type { Db } from '../../database.ts'
import type { ThesaurusEntry } from '../read-model/words/thesaurus.ts'
import { thesaurusEntryOf } from './entries.ts'

const FOLDER = new URL('./', import.meta.url)

/** The built-in thesaurus: the lines of the files beside this one, in the format of an import file. */
export async function readBuiltIn(): Promise<(ThesaurusEntry & { head: string })[]> {
  return entriesOf(await readLines())
}

async function readLines(): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.jsonl')).sort()
  const files = await Promise.all(names.map((name) => readFile(new URL(name, FOLDER), 'utf8')))
  return files.flatMap((file) => file.split('\n').filter((line) => line.trim()))
}

function entriesOf(lines: string[]): (ThesaurusEntry & { head: string })[] {
  const entries = new Map<string, ThesaurusEntry & { head: string }>()
  for (const line of lines) {
    const entry = thesaurusEntryOf(importWords.parse(JSON.parse(line)).words)
    if (!entry) throw new Error(`a line of the thesaurus says nothing: ${line}`)
    const key = `${entry.kind} ${entry.head}`
    const known = entries.get(key)
    // Several files may have an entry for the same word.
    entries.set(key, known ? { ...known, words: [...new Set([...known.words, ...entry.words])] } : entry)
  }
  return [...entries.values()]
}

/** Updates the stored built-in thesaurus from the files; imported entries stay. */
export async function keepBuiltIn(db: Db): Promise<void> {
  const lines = await readLines()
  const digest = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
  const stored = await db.selectFrom('built_in_thesaurus').select('digest').executeTakeFirst()
  if (stored?.digest === digest) return
  const entries = entriesOf(lines)
  await db.transaction().execute(async (trx) => {
    // Two servers may start at the same time.
    await lockCatalogue(trx)
    await sql`SELECT set_config('quarry.actor', 'built-in', true)`.execute(trx)
    const rows = JSON.stringify(entries)
    await sql`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS given (kind text, head text, words text[])
      )
      DELETE FROM thesaurus_entry AS stored WHERE source = 'built-in'
        AND NOT EXISTS (SELECT FROM given WHERE given.kind = stored.kind AND given.head = stored.head)`.execute(trx)
    await sql`
      INSERT INTO thesaurus_entry (source, kind, head, words)
      SELECT 'built-in', kind, head, words
      FROM jsonb_to_recordset(${rows}::jsonb) AS given (kind text, head text, words text[])
      ON CONFLICT (source, kind, head) DO UPDATE SET words = excluded.words
      WHERE thesaurus_entry.words <> excluded.words`.execute(trx)
    await trx.deleteFrom('built_in_thesaurus').execute()
    await trx.insertInto('built_in_thesaurus').values({ digest }).execute()
  })
}
