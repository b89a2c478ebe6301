import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { getProductPage } from '../../contract/catalogue.ts'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import { signOut } from '../../contract/members.ts'
import { openEmbeddedPostgres } from '../../server/platform/postgres/embedded-postgres.ts'
import { isAlive } from '../../server/platform/postgres/living-process.ts'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { query, TEMPLATE } from '../../server/testing/postgres.ts'
import { aModel } from '../../server/testing/tiny-model.ts'
import { holdRows } from '../stage/held-rows.ts'
import { copies, findFreePort, runNode, runProgram, startServer, statusOf, waitFor } from '../stage/server.ts'
import type { RunningServer, User } from '../stage/server.ts'

const PROJECT = join(import.meta.dirname, '../..')
const isRoot = process.getuid?.() === 0
const NOBODY = { uid: 65_534, gid: 65_534 }

let folder: string
/** A data folder with one imported product; tests that copy it need not create a database. */
let used: string
/** The result of that import. */
let firstImport: { code: number | null; output: string }
const running: RunningServer[] = []
const tasks: ChildProcess[] = []
const folders: string[] = []

async function aFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'quarry-start-'))
  await chmod(made, 0o755)
  folders.push(made)
  return made
}

beforeAll(async () => {
  folder = await aFolder()
  used = join(folder, 'data')
  firstImport = await importFile([aProduct()])
})
beforeEach(async () => {
  folder = await aFolder()
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  // Cleans up after a failed test, including its processes.
  for (const { pid = 0, exitCode, signalCode } of tasks.splice(0))
    if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
})
afterAll(async () => {
  // A killed database process may still write while its folder is removed.
  for (const path of [...folders, ...copies]) await rm(path, { recursive: true, force: true, maxRetries: 10 })
})

/**
 * Keeps the owner of each file: a database belongs to its user. In a running one files come and go, and `cp` fails
 * where one is gone before its turn: then it copies again.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  await waitFor(async () => {
    await rm(to, { recursive: true, force: true })
    return spawnSync('cp', ['-a', from, to]).status === 0
  })
}

/** Copies the data folder with one product for this test. */
async function takeUsedFolder(): Promise<void> {
  await copyFolder(used, join(folder, 'data'))
}

async function start(environment: Record<string, string> = {}, user?: User): Promise<RunningServer> {
  const server = await startServer({ DEMO: '0', DATA_DIR: join(folder, 'data'), ...environment }, user)
  running.push(server)
  return server
}

/** A start that must fail; returns its output, which must be one line. */
async function failToStart(
  environment: Record<string, string> = {},
  { user, cwd }: { user?: User | undefined; cwd?: string } = {},
): Promise<string> {
  const settings = { DEMO: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', PORT: '0', ...environment }
  const args = ['server/main.ts']
  const { output, exited } = cwd ? runProgram(process.execPath, args, settings, { cwd }) : runNode(args, settings, user)
  expect(await exited).toBe(1)
  return output().trim()
}

async function databaseProcess(data = join(folder, 'data')): Promise<number> {
  return Number((await readFile(join(data, 'postgres/postmaster.pid'), 'utf8')).split('\n', 1)[0])
}

async function writeLines(lines: unknown[]): Promise<string> {
  const path = join(folder, 'catalogue.jsonl')
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}

/** Creates a database of this name from a template; returns its address. Drops one left from an earlier try. */
async function aDatabaseElsewhere(name: string, template = 'template1'): Promise<string> {
  const socketFolder = inject('socketFolder')
  await query(socketFolder, 'postgres', `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await query(socketFolder, 'postgres', `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return `postgres://quarry@localhost/${name}?host=${encodeURIComponent(socketFolder)}`
}

async function importFile(
  lines: unknown[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const path = await writeLines(lines)
  const { output, exited } = runNode(['server/imports/command.ts', path], {
    DATA_DIR: join(folder, 'data'),
    ...environment,
  })
  const code = await exited
  return { code, output: output() }
}

// Each of these lines has its own test beside its source; here we test that it is the only output, and what is left.
describe('a start that fails', () => {
  it('ends with one line, as of a setting that is wrong', async () => {
    expect(await failToStart({ PORT: 'eighty' })).toBe('The setting PORT is wrong: expected a port from 0 to 65535.')
  })

  it('says in one line that the data folder may not be written', async () => {
    await mkdir(join(folder, 'locked'), { mode: 0o755 })
    await chmod(join(folder, 'locked'), 0o555)
    const user = isRoot ? NOBODY : undefined
    expect(await failToStart({ DATA_DIR: join(folder, 'locked/data') }, { user })).toMatch(
      /^The data folder .* cannot be written \(EACCES\)/,
    )
  })

  it("says in one line that the image encoder's file is damaged, before anything is made", async () => {
    const cwd = await copyWithOwn('server')
    const file = join(cwd, 'server/image-search/encoder/quarry-encoder.onnx')
    const damaged = await readFile(file)
    damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1
    await writeFile(file, damaged)
    expect(await failToStart({}, { cwd })).toBe(
      `The image encoder's file ${file} is damaged: its digest is not what it says. Get it again: git checkout -- server/image-search/encoder/quarry-encoder.onnx, or a fresh clone.`,
    )
    await expect(readdir(join(folder, 'data'))).rejects.toThrow('ENOENT')
  })
})

describe('a server with its own database', () => {
  beforeEach(takeUsedFolder)

  it('has its data folder to itself, shows parallel imports, leaves nothing elsewhere, and keeps everything over a stop', async () => {
    const home = join(folder, 'home')
    await mkdir(home)
    await writeFile(join(folder, 'tiny.onnx'), aModel())
    // A CI environment would switch off the libraries' reporting anyway.
    const first = await start({ ENCODER: join(folder, 'tiny.onnx'), HOME: home, XDG_CACHE_HOME: '', CI: '' })
    expect(first.output(), 'of another encoder').toContain('were measured for our own encoder; by tiny they are rough')
    expect(await failToStart()).toMatch(
      /^Another Quarry server uses the data folder .*; stop it, or set DATA_DIR to another folder\.$/,
    )
    expect((await fetch(`${first.url}/readyz`)).status, 'the first, left alone').toBe(200)
    expect(await importFile([aProduct(), { key: 'wrong' }])).toMatchObject({
      code: 1,
      output: expect.stringContaining('1 added, 0 changed, 0 unchanged, 1 rejected.'),
    })
    expect((await statusOf(first.url)).data.products).toBe(2)
    const database = await databaseProcess()
    expect(await first.stop()).toBe(0)
    expect(isAlive(database)).toBe(false)
    expect(await readdir(home), 'what it is made of reports to nobody').toEqual([])
    const second = await start()
    expect((await statusOf(second.url)).data.products).toBe(2)
  })

  it('that is killed leaves a database that the next start adopts, and survives the loss of that database', async () => {
    const first = await start()
    await first.stop('SIGKILL')
    const database = await databaseProcess()
    expect(isAlive(database)).toBe(true)
    const second = await start()
    expect(await databaseProcess()).toBe(database)
    expect((await statusOf(second.url)).data.products).toBe(1)

    const copy = join(folder, 'copy')
    await copyFolder(join(folder, 'data'), copy)
    const beside = await start({ DATA_DIR: copy })
    await importFile([aProduct()], { DATA_DIR: copy })
    const counts = await Promise.all([second, beside].map(async ({ url }) => (await statusOf(url)).data.products))
    expect(counts, 'each its own').toEqual([1, 2])
    await beside.stop()
    expect([isAlive(database), await databaseProcess()]).toEqual([true, database])

    process.kill(database, 'SIGKILL')
    await waitFor(async () => !isAlive(database))
    const during = (await (await fetch(`${second.url}/app-api/product/spu/page`)).json()) as { code: number }
    expect([200, 503]).toContain(during.code)
    await waitFor(async () => (await statusOf(second.url)).data?.products === 1)
    const another = await databaseProcess()
    expect(another).not.toBe(database)
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200)
    await second.stop()
    expect(isAlive(another)).toBe(false)
  })
})

it('a killed database returns at the same address for all its users, whoever restarts it, also after that one has stopped', async () => {
  await takeUsedFolder()
  const first = await openEmbeddedPostgres(join(folder, 'data'))
  onTestFinished(async () => first.stop())
  const killed = await databaseProcess()
  process.kill(killed, 'SIGKILL')
  await waitFor(async () => !isAlive(killed))
  // Like a killed process that was not reaped: PostgreSQL takes it for alive.
  const uncollected = spawn('sleep', ['60'], isRoot ? { uid: 60_999, gid: 60_999 } : {})
  onTestFinished(() => void uncollected.kill())
  await writeFile(join(first.socketFolder, '.s.PGSQL.5432.lock'), `${uncollected.pid}\n`)
  const second = await openEmbeddedPostgres(join(folder, 'data'))
  expect(second.socketFolder).toBe(first.socketFolder)
  await second.stop()
  await waitFor(async () => (await query(first.socketFolder, 'quarry', 'SELECT 1')).length === 1)
})

describe('a server on a fresh data folder', () => {
  it('runs as a plain user, under any name, and where the temporary folder lies too deep for a socket', async () => {
    const TMPDIR = join(folder, 'temporary'.repeat(12))
    const DATA_DIR = join(folder, '数据 folder')
    for (const path of [TMPDIR, DATA_DIR]) {
      await mkdir(path)
      if (isRoot) await chown(path, NOBODY.uid, NOBODY.gid)
    }
    const server = await start({ TMPDIR, DATA_DIR }, isRoot ? NOBODY : undefined)
    expect((await statusOf(server.url)).code).toBe(200)
  })

  it('runs as root under a folder that only root may enter, and says where its database is then', async () => {
    await chmod(folder, 0o700)
    const server = await start()
    expect((await statusOf(server.url)).code).toBe(200)
    const place = isRoot ? /the database is in (\/var\/lib\/quarry\/\S+)\./ : /the database is in (\S+\/data)\./
    const [, database = ''] = place.exec(server.output()) ?? []
    expect(database).not.toBe('')
    if (isRoot) folders.push(database)
  })
})

it('writes its data for its own user alone, also after a restore', async () => {
  await aPicture().then((bytes) => writeFile(join(folder, 'oak.png'), bytes))
  const product = aProduct({ skus: [{ model: 'OAK', coverImage: 'oak.png' }] })
  expect(await importFile([product])).toMatchObject({ code: 0 })
  const data = join(folder, 'data')
  const server = await start()
  const { list } = (
    (await (await fetch(server.url + getProductPage.path)).json()) as Envelope<OutputOf<typeof getProductPage>>
  ).data
  expect((await fetch(`${server.url}${list[0]?.coverImage}?width=64`)).status).toBe(200)
  expect(await openToOthers(data)).toEqual([])
  await server.stop()

  const [backup, restored] = [join(folder, 'backup.tar.zst'), join(folder, 'restored')]
  const command = async (name: string, args: string[]) =>
    runNode([`server/backup/${name}.ts`, ...args], { DATA_DIR: data }).exited
  expect(await command('command', ['--to', backup])).toBe(0)
  expect(await command('restore-command', [backup, '--into', restored])).toBe(0)
  expect(await openToOthers(restored)).toEqual([])
})

/** What others may read in a data folder; root's PostgreSQL passes through the folder itself. */
async function openToOthers(data: string): Promise<string[]> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true })
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  expect(paths.length).toBeGreaterThan(100)
  // A server that runs also removes files.
  const modeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0
  const open = paths.filter((path) => modeOf(path) & 0o077)
  const { mode } = await stat(data)
  return [...open, ...(mode & 0o066 ? [data] : [])]
}

it('of two starts at once on a fresh data folder one serves, and one says in one line why not; an import beside them is no trouble', async () => {
  const environment = { DEMO: '0', DATA_DIR: join(folder, 'data'), PORT: '0' }
  const starts = [1, 2].map(() => runNode(['server/main.ts'], environment))
  const imported = importFile([aProduct()])
  await waitFor(
    async () =>
      starts.some(({ output }) => output().includes('Another Quarry server')) &&
      starts.some(({ output }) => output().includes('Quarry is at')),
  )
  const [refused, serving] = starts.toSorted((one) => (one.output().includes('Another Quarry server') ? -1 : 1))
  expect(await refused?.exited).toBe(1)
  expect(await imported).toMatchObject({ code: 0, output: expect.stringContaining('1 added') })
  const [url = ''] = /http:\/\/\S+/.exec(serving?.output() ?? '') ?? []
  await waitFor(async () => (await statusOf(url)).data.products === 1)
  serving?.child.kill('SIGTERM')
  expect(await serving?.exited).toBe(0)
})

/**
 * Runs the task of `npm start` without npm, as the leader of a process group, like a terminal. `nodeVersion` pretends
 * an older Node.
 */
async function startTask({ nodeVersion }: { nodeVersion?: string } = {}) {
  const port = String(await findFreePort())
  const environment = { DEMO: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', PORT: port }
  const args = ['scripts/run.mjs', 'start']
  if (nodeVersion) {
    const versions = `{ value: { ...process.versions, node: '${nodeVersion}' } }`
    args.unshift('--import', `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`)
  }
  const cwd = nodeVersion ? await copyWithNewerNode() : undefined
  await takeUsedFolder()
  const task = runProgram(process.execPath, args, environment, { isLeader: true, ...(cwd && { cwd }) })
  tasks.push(task.child)
  const url = `http://127.0.0.1:${port}`
  await waitFor(async () => (await fetch(`${url}/readyz`)).ok)
  return { ...task, url }
}

/** The project with a newer Node already downloaded, which is the current one. */
async function copyWithNewerNode(): Promise<string> {
  const copy = await copyWithOwn('scripts')
  const place = join(copy, `.node/node_modules/node-${process.platform}-${process.arch}/bin`)
  await mkdir(place, { recursive: true })
  await symlink(process.execPath, join(place, 'node'))
  return copy
}

/** A copy of the project in which one folder is real and everything else a link. */
async function copyWithOwn(own: string): Promise<string> {
  const copy = join(folder, 'project')
  await cp(join(PROJECT, own), join(copy, own), { recursive: true })
  const rest = (await readdir(PROJECT)).filter((name) => name !== own && name !== '.node')
  for (const name of rest) await symlink(join(PROJECT, name), join(copy, name))
  return copy
}

/** Begins a request whose first part has reached the server; `finish` sends the rest and returns the status. */
async function beginCall(url: string): Promise<{ finish: () => Promise<number | undefined> }> {
  const call = request(`${url}${signOut.path}`, {
    method: signOut.method,
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  const isTaken = once(call, 'continue')
  call.write('{')
  await isTaken
  return {
    finish: async () => {
      call.end('}')
      const [answer] = await answered
      answer.resume()
      return answer.statusCode
    },
  }
}

/** Repeats the signal until the process has ended: quick repetitions count as one. */
async function askAgain(pid: number): Promise<void> {
  await waitFor(async () => {
    if (!isAlive(pid)) return true
    process.kill(pid, 'SIGINT')
    return false
  })
}

it('what `npm start` runs is packed into few files, and finds what lies beside their sources', async () => {
  const task = await startTask()
  await writeFile(join(folder, 'a.png'), await aPicture())
  const { code } = await importFile([aProduct({ skus: [{ model: 'S', coverImage: 'a.png' }] })])
  expect(code).toBe(0)
  const page = await fetch(task.url)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html')])
  const { data } = (await (await fetch(`${task.url}${getProductPage.path}`)).json()) as Envelope<
    OutputOf<typeof getProductPage>
  >
  const cover = data.list.map(({ coverImage }) => coverImage).find((address) => address !== null)
  const resized = await fetch(`${task.url}${cover}?width=320`)
  expect([resized.status, resized.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

describe('stopping', () => {
  it('is quick while the demonstration is imported, asked once or twice, and goes on at the next start', async () => {
    for (const times of [1, 2]) {
      const server = await start({ DEMO: '1' })
      await waitFor(async () => {
        const { products, import: underWay } = (await statusOf(server.url)).data
        return products > 0 || underWay?.name === 'demonstration'
      })
      const database = await databaseProcess()
      const stopped = server.stop('SIGINT')
      if (times === 2) await askAgain(server.pid)
      expect({ code: await stopped, output: server.output() }).toMatchObject({ code: 0 })
      expect(isAlive(database)).toBe(false)
    }
  })

  it.each([
    ['a server', ['server/main.ts'], 0],
    ['an import', ['server/imports/command.ts', 'catalogue.jsonl'], 1],
  ])('leaves no database of %s that is asked while it starts', async (_whose, [program = '', file], code) => {
    await takeUsedFolder()
    await writeLines([aProduct()])
    const args = [program, ...(file ? [join(folder, file)] : [])]
    const { child, exited } = runNode(args, { DEMO: '0', DATA_DIR: join(folder, 'data'), PORT: '0' })
    await waitFor(async () => databaseProcess().then(Boolean, () => false))
    const database = await databaseProcess()
    onTestFinished(() => void (isAlive(database) && process.kill(database, 'SIGKILL')))
    child.kill('SIGTERM')
    expect(await exited).toBe(code)
    expect(isAlive(database)).toBe(false)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'passes %s on to what a command of npm has started',
    async (signal) => {
      const child = `for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => { console.log(name); process.exit(0) })
      setInterval(() => {}, 1000)
      console.log('waits')`
      const parent = `import { spawn } from 'node:child_process'
      import { passSignalsOn } from './scripts/signals.mjs'
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })
      passSignalsOn(child)
      child.once('exit', (code) => process.exit(code))`
      const task = runProgram(process.execPath, ['--input-type=module', '-e', parent], {})
      await waitFor(async () => task.output().includes('waits'))
      task.child.kill(signal)
      expect(await task.exited).toBe(0)
      expect(task.output()).toBe(`waits\n${signal}\n`)
    },
  )

  it('started by an older Node, which has a newer one start it, follows a signal to the started process alone', async () => {
    const task = await startTask({ nodeVersion: '20.0.0' })
    const database = await databaseProcess()
    task.child.kill('SIGTERM')
    expect(await task.exited).toBe(0)
    expect(task.output().match(/Stopping …/g)).toHaveLength(1)
    expect(isAlive(database)).toBe(false)
  })

  it('answers what is under way at a Ctrl-C, which the terminal sends to every process of it', async () => {
    const task = await startTask()
    const slow = await beginCall(task.url)
    process.kill(-(task.child.pid ?? 0), 'SIGINT')
    await waitFor(async () => task.output().includes('Stopping …'))
    expect(await slow.finish()).toBe(200)
    expect(await task.exited).toBe(0)
    expect(task.output().match(/Stopping …/g)).toHaveLength(1)
  })

  it('ends when npm or its shell has ended and cannot pass the signal on', async () => {
    await takeUsedFolder()
    const port = String(await findFreePort())
    const script = `"${process.execPath}" scripts/run.mjs start; true`
    const { child } = runProgram('sh', ['-c', script], {
      DEMO: '0',
      DATA_DIR: join(folder, 'data'),
      PORT: port,
      npm_lifecycle_event: 'start',
    })
    await waitFor(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
    const database = await databaseProcess()
    child.kill('SIGKILL')
    await waitFor(async () => !isAlive(database))
    await waitFor(async () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      ),
    )
  })
})

describe('an import from the command line', () => {
  it('without a server starts and stops its own database', async () => {
    expect(firstImport).toMatchObject({ code: 0, output: expect.stringContaining('1 added') })
    await expect(databaseProcess(used)).rejects.toThrow('ENOENT')
  })

  it('that is killed in the middle goes on where it stopped, with nothing half visible', async () => {
    const socketFolder = inject('socketFolder')
    const DATABASE_URL = await aDatabaseElsewhere('broken_off', TEMPLATE)
    const place = { socketFolder, database: 'broken_off' }
    const held = await holdRows(place, { table: 'product', when: "NEW.key = 'K-1000'" })
    const countOf = async (table: 'product' | 'sku') => {
      const [row] = await query<{ n: number }>(socketFolder, 'broken_off', `SELECT count(*)::int AS n FROM ${table}`)
      return row?.n ?? 0
    }
    const lines = Array.from({ length: 2000 }, (_, index) =>
      aProduct({ key: `K-${index}`, skus: [{ model: `K-${index}-1` }, { model: `K-${index}-2` }] }),
    )
    const path = await writeLines(lines)
    const { child, exited } = runNode(['server/imports/command.ts', path], {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL,
    })
    await held.untilReached()
    child.kill('SIGKILL')
    await exited
    await held.letGo()
    const [products, skus] = [await countOf('product'), await countOf('sku')]
    expect(products).toBeGreaterThan(0)
    expect(products).toBeLessThan(2000)
    expect(skus).toBe(2 * products)
    const again = await importFile(lines, { DATABASE_URL })
    expect(again).toMatchObject({
      code: 0,
      output: expect.stringContaining('2000 added, 0 changed, 0 unchanged, 0 rejected.'),
    })
    expect(again.output).toMatch(/Went on from line \d+/)
    expect([await countOf('product'), await countOf('sku')]).toEqual([2000, 4000])
  })

  it('says in one line what is wrong with its call', async () => {
    const missing = runNode(['server/imports/command.ts', 'nowhere.jsonl'], { DATA_DIR: join(folder, 'data') })
    expect(await missing.exited).toBe(1)
    expect(missing.output().trim()).toBe('There is no import file nowhere.jsonl.')
    const bare = runNode(['server/imports/command.ts', '--wet-run'], { DATA_DIR: join(folder, 'data') })
    expect(await bare.exited).toBe(1)
    expect(bare.output().trim()).toBe('Usage: npm run import -- FILE [--dry-run]')
  })
})

it('a database elsewhere is used and migrated, serves two servers at once, and keeps what they indexed when they are killed', async () => {
  const socketFolder = inject('socketFolder')
  const DATABASE_URL = await aDatabaseElsewhere('elsewhere')
  const vectors = () =>
    query<{ id: number }>(socketFolder, 'elsewhere', 'SELECT id::integer FROM picture_vector ORDER BY id')
  const skus = Array.from({ length: 96 }, (_, at) => ({ model: `S-${at}`, coverImage: `${at}.png` }))
  for (const [at, { coverImage }] of skus.entries())
    await writeFile(join(folder, coverImage), await aPicture({ color: `#${(0x100000 + at * 4099).toString(16)}` }))
  const servers = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })])
  const place = { socketFolder, database: 'elsewhere' }
  const held = await holdRows(place, { table: 'picture_vector', when: '(SELECT count(*) FROM picture_vector) >= 64' })
  expect((await importFile([aProduct({ skus })], { DATABASE_URL })).output).toContain('1 added')
  for (const { url } of servers) expect((await statusOf(url)).data.products).toBe(1)
  await waitFor(async () => (await vectors()).length > 0)
  await held.untilReached()
  await Promise.all(servers.map((server) => server.stop('SIGKILL')))
  await held.letGo()
  const kept = await vectors()
  expect(kept.length).toBeLessThan(skus.length)
  await start({ DATABASE_URL })
  await waitFor(async () => (await vectors()).length === skus.length)
  expect((await vectors()).slice(0, kept.length), 'the next start goes on').toEqual(kept)
})
