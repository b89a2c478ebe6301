import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
/** Earlier files were released before servers of two versions ran beside each other. */
const FIRST = '053'
/** The first line of a file that takes away what no running version uses (decisions/152). */
const CONTRACT = /^-- contract: nothing since \S+ uses it/

const RULES: [name: string, pattern: RegExp][] = [
  ['drops what an older server uses', /\bdrop\s+(table|column|view|materialized view|function|type|sequence)\b/],
  ['renames what an older server uses', /\brename\b/],
  ['changes the type of a column', /\balter\s+(column\s+)?\S+\s+(set data\s+)?type\b/],
  ['refuses nulls that an older server writes', /\bset\s+not\s+null\b/],
  [
    'adds a column that an older server leaves empty',
    /\badd\s+(column\s+)?(?!constraint)(?=[^,]*\bnot null\b)(?![^,]*\b(default|generated)\b)/,
  ],
  ['refuses rows that an older server writes', /\badd\s+(constraint\s+\S+\s+)?(check|unique|foreign key|exclude)\b/],
  ['refuses equal rows that an older server writes', /\bcreate\s+unique\s+index\b/],
  ['takes rights from an older server', /\brevoke\b/],
]

/** Whether a statement gives a column a longer list of values than it had: what an older server writes is in it still. */
function lengthensList(statement: string, earlier: string): boolean {
  const longer = /^\s*alter table \w+ add constraint \w+ check \((\w+) in \(([^)]*)\)\)\s*$/.exec(statement)
  if (!longer) return false
  const [, column = '', list = ''] = longer
  const before = [...earlier.matchAll(new RegExp(String.raw`\bcheck \(${column} in \(([^)]*)\)\)`, 'g'))]
  const valuesOf = (text: string) => text.split(',').map((value) => value.trim())
  const values = new Set(valuesOf(list))
  return before.length > 0 && before.every(([, some = '']) => valuesOf(some).every((value) => values.has(value)))
}

/**
 * What a migration breaks for a server of the version before, which still runs. Tables that it makes itself are free, and so are rules
 * for rows that have something in a column which it adds: an older server leaves that empty.
 */
function broken(text: string, earlier = ''): string[] {
  if (CONTRACT.test(text)) return []
  const plain = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '')
    .toLowerCase()
  const made = [...plain.matchAll(/\bcreate\s+table\s+(?:if not exists\s+)?(\w+)/g)].map(([, name]) => name)
  const added = [...plain.matchAll(/\badd\s+column\s+(\w+)/g)].map(([, column]) => column)
  const isOfNew = (statement: string) =>
    made.some((name) => new RegExp(String.raw`\b(table|on)\s+(only\s+)?${name}\b`).test(statement)) ||
    added.some((column) =>
      new RegExp(
        String.raw`^\s*create unique index [^;]*\bwhere ${column} is not null\s*$|^\s*alter table \w+ add constraint \w+ check \(${column} is null or [^;]*\)\s*$`,
      ).test(statement),
    )
  const others = plain
    .split(';')
    .filter((statement) => !isOfNew(statement) && !lengthensList(statement, earlier.toLowerCase()))
  return RULES.filter(([, pattern]) => others.some((statement) => pattern.test(statement))).map(([name]) => name)
}

describe('a migration', () => {
  it.each(readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name >= FIRST))(
    '%s leaves a running older server what it uses',
    (name) => {
      const read = (file: string) => readFileSync(new URL(file, MIGRATIONS), 'utf8')
      const earlier = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql') && file < name)
      expect(broken(read(name), earlier.map(read).join('\n'))).toEqual([])
    },
  )

  it.each([
    ['DROP TABLE board;', 'drops what an older server uses'],
    ['ALTER TABLE board DROP COLUMN name;', 'drops what an older server uses'],
    ['ALTER TABLE board RENAME COLUMN name TO title;', 'renames what an older server uses'],
    ['ALTER TABLE board ALTER COLUMN name TYPE varchar;', 'changes the type of a column'],
    ['ALTER TABLE board ALTER name SET NOT NULL;', 'refuses nulls that an older server writes'],
    ['ALTER TABLE board ADD COLUMN mood text NOT NULL;', 'adds a column that an older server leaves empty'],
    ["ALTER TABLE board ADD CHECK (name <> '');", 'refuses rows that an older server writes'],
    ['CREATE UNIQUE INDEX board_name ON board (name);', 'refuses equal rows that an older server writes'],
    [
      'ALTER TABLE board ADD COLUMN mood text; CREATE UNIQUE INDEX x ON board (name);',
      'refuses equal rows that an older server writes',
    ],
    [
      "ALTER TABLE board ADD COLUMN mood text; ALTER TABLE board ADD CONSTRAINT x CHECK (name <> '' OR mood IS NULL);",
      'refuses rows that an older server writes',
    ],
  ])('is refused: %s', (statement, reason) => {
    expect(broken(statement)).toEqual([reason])
    expect(broken(`-- contract: nothing since 060 uses it\n${statement}`)).toEqual([])
  })

  it('may lengthen a list of values, and not shorten it', () => {
    const earlier = "CREATE TABLE board (mood text CHECK (mood IN ('calm', 'bold')));"
    const lists = (...values: string[]) =>
      `ALTER TABLE board DROP CONSTRAINT m; ALTER TABLE board ADD CONSTRAINT m CHECK (mood IN (${values.map((one) => `'${one}'`).join(', ')}));`
    expect(broken(lists('calm', 'bold', 'shy'), earlier)).toEqual([])
    expect(broken(lists('calm', 'shy'), earlier)).toEqual(['refuses rows that an older server writes'])
    expect(broken(lists('calm', 'bold'))).toEqual(['refuses rows that an older server writes'])
  })

  it.each([
    'ALTER TABLE board ADD COLUMN mood text;',
    "ALTER TABLE board ADD COLUMN mood text NOT NULL DEFAULT 'calm';",
    'CREATE INDEX board_mood ON board (mood);',
    'ALTER TABLE board ADD COLUMN mood text; CREATE UNIQUE INDEX board_mood ON board (mood, name) WHERE mood IS NOT NULL;',
    "ALTER TABLE board ADD COLUMN mood text; ALTER TABLE board ADD CONSTRAINT calm CHECK (mood IS NULL OR name <> '');",
    'CREATE TABLE mood (id bigint NOT NULL); CREATE UNIQUE INDEX mood_id ON mood (id); ALTER TABLE mood ADD CHECK (id > 0);',
    'CREATE OR REPLACE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; RETURN NULL; END $$;',
  ])('may widen: %s', (statement) => {
    expect(broken(statement)).toEqual([])
  })
})
