import { readdirSync, readFileSync } from 'node:fs'
import { readSource } from '../../architecture/imports.ts'

const MIGRATIONS = new URL('../../server/migrations/', import.meta.url)

/** A table as the migrations leave it. */
export interface Table {
  name: string
  /** Tables that its foreign keys point to, without itself; sorted. */
  references: string[]
  /** Names of its triggers, sorted. */
  triggers: string[]
}

/** All tables, in the order in which migrations create them. */
export function findTables(): Table[] {
  const tables = new Map<string, { references: Set<string>; triggers: Set<string> }>()
  for (const sql of readMigrations()) readTables(sql, tables)
  return [...tables].map(([name, { references, triggers }]) => ({
    name,
    references: [...references].filter((other) => other !== name).sort(),
    triggers: [...triggers].sort(),
  }))
}

/** The tables that one file names in its queries. */
export function tablesNamedIn(file: string, tables: readonly string[]): string[] {
  const text = readSource(file)
  return tables.filter((name) => readingOf(name).test(text) || writingOf(name).test(text) || listingOf(name).test(text))
}

function readMigrations(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8').replace(/--.*$/gm, ''))
}

function readTables(sql: string, tables: Map<string, { references: Set<string>; triggers: Set<string> }>): void {
  for (const [, name = '', body = ''] of sql.matchAll(/^(?:CREATE (?:UNLOGGED )?|ALTER )TABLE (\w+)(.*?);/gms)) {
    const table = tables.get(name) ?? { references: new Set(), triggers: new Set() }
    tables.set(name, table)
    for (const [, other = ''] of body.matchAll(/REFERENCES (\w+)/g)) table.references.add(other)
  }
  for (const [, name = '', on = ''] of sql.matchAll(/^DROP TRIGGER (\w+) ON (\w+)/gm))
    tables.get(on)?.triggers.delete(name)
  for (const [, name = '', on = ''] of sql.matchAll(/^CREATE TRIGGER (\w+)[^;]*? ON (\w+)/gm))
    tables.get(on)?.triggers.add(name)
  // Migration 002 makes the triggers of the change log in a loop over names.
  for (const [, names = '', body = ''] of sql.matchAll(/FOREACH \w+ IN ARRAY ARRAY\[(.*?)\] LOOP(.*?)END LOOP/gs))
    for (const [, on = ''] of names.matchAll(/'(\w+)'/g))
      for (const [, name = ''] of body.matchAll(/CREATE TRIGGER (\w+)/g)) tables.get(on)?.triggers.add(name)
}

const readingOf = (name: string) =>
  new RegExp(`(?:selectFrom|[jJ]oin|from|using)\\(\\[?'${name}[' ]|\\b(?:FROM|JOIN) ${name}\\b`)
const writingOf = (name: string) =>
  new RegExp(
    `(?:insertInto|updateTable|deleteFrom|mergeInto)\\('${name}'|\\b(?:INTO|UPDATE|DELETE FROM|COPY) ${name}\\b`,
  )
/** In a list of tables that is written row by row, as the import does. */
const listingOf = (name: string) => new RegExp(`case '${name}':`)
