import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openEmbeddedPostgres } from '../../server/platform/postgres/embedded-postgres.ts'
import { aProduct } from '../../server/testing/factories.ts'
import { CLUSTER_USER } from '../../server/platform/postgres/postgres-process.ts'
import { query } from '../../server/testing/postgres.ts'
import { holdRows } from '../stage/held-rows.ts'
import type { HeldRows } from '../stage/held-rows.ts'
import { copies, runNode, startServer } from '../stage/server.ts'
import type { RunningServer } from '../stage/server.ts'

let folder: string
const folders: string[] = []
const running: RunningServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-import-'))
  folders.push(folder)
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})
afterAll(async () => {
  for (const path of [...folders, ...copies]) await rm(path, { recursive: true, force: true })
})

async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ DEMO: '0', DATA_DIR: join(folder, 'data'), ...environment })
  running.push(server)
  return server
}

async function writeLines(lines: unknown[], name = 'catalogue.jsonl'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}

function beginImport(args: string[], environment: Record<string, string> = {}) {
  return runNode(['server/imports/command.ts', ...args], { DATA_DIR: join(folder, 'data'), ...environment })
}

async function importAll(
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; lines: string[] }> {
  const { exited, output } = beginImport(args, environment)
  const code = await exited
  return { code, lines: output().trim().split('\n') }
}

/** The output without the progress lines. */
function toldBy(output: string): string[] {
  return output.split('\n').filter((line) => line && !/^\d+ of \d+ lines/.test(line))
}

describe('an import whose server is stopped', () => {
  const lines = Array.from({ length: 1200 }, (_, index) => aProduct({ key: `K-${index}` }))

  /** Holds any import of this product. */
  async function holdProduct(key: string): Promise<HeldRows> {
    const { socketFolder, release } = await openEmbeddedPostgres(join(folder, 'data'))
    release()
    return holdRows({ socketFolder, database: CLUSTER_USER }, { table: 'product', when: `NEW.key = '${key}'` })
  }

  it('says so in one sentence, and goes on when the same command is run again', async () => {
    const path = await writeLines(lines)
    const server = await start()
    const held = await holdProduct('K-1100')
    const { exited, output } = beginImport([path])
    await held.untilReached()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(await exited).toBe(1)
    expect(toldBy(output()).slice(1)).toEqual([
      'The Quarry server of this database was stopped, and its database with it. Run the same command again: it goes on where it stopped.',
    ])
    const again = await importAll([path])
    expect(again.code).toBe(0)
    expect(again.lines.join('\n')).toMatch(
      /Went on from line \d+, .*\n1200 added, 0 changed, 0 unchanged, 0 rejected\./,
    )
  })

  it('says so of a dry run, too', async () => {
    const path = await writeLines(lines)
    const server = await start()
    const held = await holdProduct('K-1100')
    const { exited, output } = beginImport([path, '--dry-run'])
    await held.untilReached()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(await exited).toBe(1)
    expect(toldBy(output()).slice(1)).toEqual([
      'The Quarry server of this database was stopped, and its database with it. Run the same command again.',
    ])
  })
})

describe('the first line of an import', () => {
  it('says which data folder is filled, whether it is new, and whether a server runs on it', async () => {
    const path = await writeLines([aProduct()])
    const data = join(folder, 'data')
    const first = await importAll([path])
    expect(first.lines[0]).toBe(`Importing into the new data folder ${data} (DATA_DIR); no server runs on it.`)
    const second = await importAll([path, '--dry-run'])
    expect(second.lines[0]).toBe(`Checking against the data folder ${data} (DATA_DIR); no server runs on it.`)
    await start()
    const beside = await importAll([path])
    expect(beside.lines[0]).toBe(
      `Importing into the data folder ${data} (DATA_DIR), beside the server that runs on it.`,
    )
  })

  it('names a database elsewhere, without its password', async () => {
    const path = await writeLines([aProduct()])
    const socketFolder = inject('socketFolder')
    await query(socketFolder, 'postgres', 'CREATE DATABASE told')
    const DATABASE_URL = `postgres://quarry:secret@localhost/told?host=${encodeURIComponent(socketFolder)}`
    const { lines } = await importAll([path], { DATABASE_URL })
    expect(lines[0]).toBe(
      `Importing into the database told on ${socketFolder} (DATABASE_URL); pictures and documents go into ${join(folder, 'data')} (DATA_DIR).`,
    )
    expect(lines.join('\n')).not.toContain('secret')
  })
})

it('an import file that cannot be read is told in one line', async () => {
  const path = await writeLines([aProduct()])
  await chmod(folder, 0o755)
  await chmod(path, 0)
  const reader = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
  const { exited, output } = runNode(['server/imports/command.ts', path], { DATA_DIR: join(folder, 'data') }, reader)
  expect(await exited).toBe(1)
  expect(output()).toBe(`The import file ${path} cannot be read (EACCES).\n`)
})
