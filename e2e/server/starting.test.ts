import { spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { signOut } from '../../contract/members.ts'
import { isAlive } from '../../server/platform/postgres/postgres-process.ts'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { query } from '../../server/testing/postgres.ts'
import { aModel } from '../../server/testing/tiny-model.ts'
import {
  copies,
  copyProject,
  findFreePort,
  runNode,
  runProgram,
  startServer,
  statusOf,
  waitFor,
} from '../stage/server.ts'
import type { RunningServer } from '../stage/server.ts'

const PROJECT = join(import.meta.dirname, '../..')
const isRoot = process.getuid?.() === 0
const NOBODY = { uid: 65_534, gid: 65_534 }

let folder: string
const running: RunningServer[] = []
const tasks: ChildProcess[] = []
const folders: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-start-'))
  await chmod(folder, 0o755)
  folders.push(folder)
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  // What a story that failed has left, with all that it started.
  for (const { pid = 0, exitCode, signalCode } of tasks.splice(0))
    if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
})
afterAll(async () => {
  for (const path of [...folders, ...copies]) await rm(path, { recursive: true, force: true })
})

async function start(
  environment: Record<string, string> = {},
  user?: { uid: number; gid: number },
): Promise<RunningServer> {
  const server = await startServer({ DEMO: '0', DATA_DIR: join(folder, 'data'), ...environment }, user)
  running.push(server)
  return server
}

/** A start that must fail: what it printed, which is its exit's one line. */
async function failToStart(environment: Record<string, string>, user?: { uid: number; gid: number }): Promise<string> {
  const port = environment['PORT'] ?? String(await findFreePort())
  const { output, exited } = runNode(
    ['server/main.ts'],
    { DEMO: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', ...environment, PORT: port },
    user,
  )
  expect(await exited).toBe(1)
  return output().trim()
}

async function databaseProcess(): Promise<number> {
  return Number((await readFile(join(folder, 'data/postgres/postmaster.pid'), 'utf8')).split('\n', 1)[0])
}

async function importFile(
  lines: unknown[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const path = join(folder, 'catalogue.jsonl')
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  const { output, exited } = runNode(['server/imports/command.ts', path], {
    DATA_DIR: join(folder, 'data'),
    ...environment,
  })
  const code = await exited
  return { code, output: output() }
}

describe('a start that cannot be', () => {
  it('says in one line that the port is in use', async () => {
    const other = createServer()
    const port = await findFreePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    expect(await failToStart({ PORT: String(port) })).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    )
    other.close()
  })

  it('says in one line that the data folder cannot be written', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await failToStart({ DATA_DIR: join(folder, 'file') })).toMatch(
      /^The data folder .* cannot be written \(EEXIST\); set DATA_DIR to a folder of yours\.$/,
    )
    await mkdir(join(folder, 'locked'), { mode: 0o755 })
    const asOther = isRoot ? NOBODY : undefined
    await chmod(join(folder, 'locked'), 0o555)
    expect(await failToStart({ DATA_DIR: join(folder, 'locked/data') }, asOther)).toMatch(
      /^The data folder .* cannot be written \(EACCES\)/,
    )
  })

  it('says in one line that another server uses the data folder, and leaves that one alone, of another encoder', async () => {
    await writeFile(join(folder, 'tiny.onnx'), aModel())
    const first = await start({ ENCODER: join(folder, 'tiny.onnx') })
    expect(first.output()).toContain('were measured for quarry-encoder; by tiny they are rough')
    expect(await failToStart({})).toMatch(
      /^Another Quarry server uses the data folder .*; stop it, or set DATA_DIR to another folder\.$/,
    )
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it.each([
    ['PORT', 'eighty', 'The setting PORT is wrong: expected a port from 0 to 65535.'],
    ['DEMO', 'yes', 'The setting DEMO is wrong: expected 0 or 1.'],
    ['LOG_LEVEL', 'loud', 'The setting LOG_LEVEL is wrong: expected fatal, error, warn, info, debug, trace or silent.'],
    [
      'DATABASE_URL',
      'mysql://x',
      'The setting DATABASE_URL is wrong: expected postgres://user:password@host/database.',
    ],
    [
      'ENCODER',
      'siglip3',
      'The setting ENCODER is wrong: expected embedded, a file that ends in .onnx, siglip2-base or the like, owner/name of a model, or ./folder.',
    ],
    [
      'ENCODER',
      '/nowhere/own.onnx',
      "The setting ENCODER is wrong: The image encoder's file /nowhere/own.onnx is missing.",
    ],
    ['HOST', 'no.such.host.invalid', 'HOST no.such.host.invalid is no address of this machine.'],
  ])('says in one line that %s is wrong', async (name, value, line) => {
    const { output, exited } = runNode(['server/main.ts'], { DATA_DIR: join(folder, 'data'), [name]: value })
    expect(await exited).toBe(1)
    expect(output().trim()).toBe(line)
  })

  it("says in one line that the image encoder's file is missing, damaged or foreign", async () => {
    const copy = copyProject()
    const file = join(copy, 'server/image-search/encoder/quarry-encoder.onnx')
    const shipped = await readFile(file)
    const damaged = Uint8Array.from(shipped)
    damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1
    const wrong: [what: string, bytes?: Uint8Array][] = [
      ['is missing'],
      ['is cut off or not ONNX', shipped.subarray(0, -1000)],
      ['is damaged: its digest is not what it says', damaged],
      ["is not Quarry's: it does not say its name", aModel({ metadata: { name: undefined } })],
      ['does not work: it gives 8 numbers and says 9', aModel({ metadata: { dimensions: '9' } })],
    ]
    for (const [what, bytes] of wrong) {
      // A link to the project's own file: written over, that would be the one that is wrong.
      await rm(file, { force: true })
      if (bytes) await writeFile(file, bytes)
      const PORT = String(await findFreePort())
      const { output, exited } = runProgram(
        process.execPath,
        ['server/main.ts'],
        { DEMO: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', PORT },
        { cwd: copy },
      )
      expect(await exited).toBe(1)
      expect(output().trim()).toBe(
        `The image encoder's file ${file} ${what}. Get it again: git checkout -- server/image-search/encoder/quarry-encoder.onnx, or a fresh clone.`,
      )
    }
    await expect(readFile(join(folder, 'data/postgres/PG_VERSION'))).rejects.toThrow('ENOENT')
  })

  it('says in one line that the database elsewhere cannot be reached, without its password', async () => {
    const line = await failToStart({ DATABASE_URL: 'postgres://quarry:secret@127.0.0.1:1/nothing' })
    expect(line).toMatch(/^The database of DATABASE_URL \(nothing on 127\.0\.0\.1\) cannot be reached: /)
    expect(line).not.toContain('secret')
  })
})

describe('a server with its own database', () => {
  it('keeps everything over a stop and a start, and ends its database in good order', async () => {
    const first = await start()
    expect((await importFile([aProduct()])).output).toContain('1 added')
    const database = await databaseProcess()
    expect(await first.stop()).toBe(0)
    expect(isAlive(database)).toBe(false)
    const second = await start()
    expect((await statusOf(second.url)).data.products).toBe(1)
  })

  it('that is killed hard leaves a database that the next start adopts', async () => {
    const first = await start()
    await importFile([aProduct()])
    await first.stop('SIGKILL')
    const database = await databaseProcess()
    expect(isAlive(database)).toBe(true)
    const second = await start()
    expect(await databaseProcess()).toBe(database)
    expect((await statusOf(second.url)).data.products).toBe(1)
    await second.stop()
    expect(isAlive(database)).toBe(false)
  })

  it('serves beside the one whose folder was copied while it ran, each its own', async () => {
    const first = await start()
    await importFile([aProduct()])
    const database = await databaseProcess()
    const copy = join(folder, 'copy')
    expect(spawnSync('cp', ['-a', join(folder, 'data'), copy]).status).toBe(0)
    const second = await start({ DATA_DIR: copy })
    await importFile([aProduct()], { DATA_DIR: copy })
    const counts = await Promise.all([first, second].map(async ({ url }) => (await statusOf(url)).data.products))
    expect(counts).toEqual([1, 2])
    await second.stop()
    expect([isAlive(database), await databaseProcess()]).toEqual([true, database])
  })

  it('starts its database again when that ends on its own, and serves again', async () => {
    const server = await start()
    await importFile([aProduct()])
    const database = await databaseProcess()
    process.kill(database, 'SIGKILL')
    await waitFor(async () => !isAlive(database))
    const during = (await (await fetch(`${server.url}/app-api/product/spu/page`)).json()) as { code: number }
    expect([200, 503]).toContain(during.code)
    await waitFor(async () => (await statusOf(server.url)).data?.products === 1)
    expect(await databaseProcess()).not.toBe(database)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  it('leaves nothing in the home of whoever starts it: what it is made of reports to nobody', async () => {
    const home = join(folder, 'home')
    await mkdir(home)
    // Where it looks like a machine of continuous integration, no library would report anyway.
    const server = await start({ HOME: home, XDG_CACHE_HOME: '', CI: '' })
    await server.stop()
    expect(await readdir(home)).toEqual([])
  })

  it('runs as a plain user', async () => {
    await mkdir(join(folder, 'data'))
    if (isRoot) await chown(join(folder, 'data'), NOBODY.uid, NOBODY.gid)
    const server = await start({}, isRoot ? NOBODY : undefined)
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

describe('two starts at once on a fresh data folder', () => {
  it('end with one server, and one line that says why the other is not', async () => {
    const DATA_DIR = join(folder, 'data')
    const starts = [
      runNode(['server/main.ts'], { DEMO: '0', DATA_DIR, PORT: '0' }),
      runNode(['server/main.ts'], { DEMO: '0', DATA_DIR, PORT: '0' }),
    ]
    await waitFor(
      async () =>
        starts.some(({ output }) => output().includes('Another Quarry server')) &&
        starts.some(({ output }) => output().includes('Quarry is at')),
    )
    const [refused, serving] = starts.toSorted((one) => (one.output().includes('Another Quarry server') ? -1 : 1))
    expect(await refused?.exited).toBe(1)
    serving?.child.kill('SIGTERM')
    expect(await serving?.exited).toBe(0)
  })

  it('are no trouble where one of them is an import', async () => {
    const [server, outcome] = await Promise.all([start(), importFile([aProduct()])])
    expect(outcome).toMatchObject({ code: 0, output: expect.stringContaining('1 added') })
    await waitFor(async () => (await statusOf(server.url)).data.products === 1)
  })
})

describe('a data folder or a temporary folder that is not as it should be', () => {
  it('is told in one line, or worked around', async () => {
    await mkdir(join(folder, 'data/postgres'), { recursive: true })
    await writeFile(join(folder, 'data/postgres/notes.txt'), 'mine')
    expect(await failToStart({})).toMatch(
      /^The folder .*postgres holds no database; move it away, or set DATA_DIR to another folder\.$/,
    )
    await rm(join(folder, 'data'), { recursive: true })
    const deep = join(folder, 'temporary'.repeat(12))
    await mkdir(deep)
    const server = await start({ TMPDIR: deep, DATA_DIR: join(folder, '数据 folder') })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })
})

/** `npm start` without npm, leading a group of its own, as a terminal has it. An older Node is one that says so. */
async function startTask({ nodeVersion }: { nodeVersion?: string } = {}) {
  const port = String(await findFreePort())
  const environment = { DEMO: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', PORT: port }
  const args = ['scripts/run.mjs', 'start']
  if (nodeVersion) {
    const versions = `{ value: { ...process.versions, node: '${nodeVersion}' } }`
    args.unshift('--import', `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`)
  }
  const cwd = nodeVersion ? await copyWithNewerNode() : undefined
  const task = runProgram(process.execPath, args, environment, { isLeader: true, ...(cwd && { cwd }) })
  tasks.push(task.child)
  const url = `http://127.0.0.1:${port}`
  await waitFor(async () => (await fetch(`${url}/readyz`)).ok)
  return { ...task, url }
}

/** The project as one that has fetched a newer Node already, which is this one; all but its scripts are links. */
async function copyWithNewerNode(): Promise<string> {
  const copy = join(folder, 'project')
  const place = join(copy, `.node/node_modules/node-${process.platform}-${process.arch}/bin`)
  await mkdir(place, { recursive: true })
  await symlink(process.execPath, join(place, 'node'))
  await cp(join(PROJECT, 'scripts'), join(copy, 'scripts'), { recursive: true })
  const rest = (await readdir(PROJECT)).filter((name) => name !== 'scripts' && name !== '.node')
  for (const name of rest) await symlink(join(PROJECT, name), join(copy, name))
  return copy
}

/** A call whose first part has come to the server; `finish` sends the rest and answers the status. */
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

/** Again and again until it has ended: what comes at once is the same asking. */
async function askAgain(pid: number): Promise<void> {
  await waitFor(async () => {
    if (!isAlive(pid)) return true
    process.kill(pid, 'SIGINT')
    return false
  })
}

describe('stopping', () => {
  it('is quick while the demonstration is being drawn, asked once or twice, and the next start goes on', async () => {
    for (const times of [1, 2]) {
      const server = await start({ DEMO: '1' })
      await waitFor(async () => (await statusOf(server.url)).data.import !== null)
      const database = await databaseProcess()
      const stopped = server.stop('SIGINT')
      if (times === 2) await askAgain(server.pid)
      expect({ code: await stopped, output: server.output() }).toMatchObject({ code: 0 })
      expect(isAlive(database)).toBe(false)
    }
    const server = await start({ DEMO: '1' })
    await waitFor(async () => (await statusOf(server.url)).data.import !== null)
    const runs = await statusOf(server.url)
    expect(runs.data.import?.name).toBe('demonstration')
  })

  // npm start, as a Node that is new enough runs it, and as an older one does, with a newer one of its own.
  describe.each([
    ['by this Node', () => startTask()],
    ['by an older Node', () => startTask({ nodeVersion: '20.0.0' })],
  ])('what was started %s', (_, startIt) => {
    it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('follows %s to the started process alone', async (signal) => {
      const task = await startIt()
      const database = await databaseProcess()
      task.child.kill(signal)
      expect(await task.exited).toBe(0)
      expect(task.output().match(/Stopping …/g)).toHaveLength(1)
      expect(isAlive(database)).toBe(false)
    })

    it('answers what is under way at a Ctrl-C, which the terminal sends to every process of it', async () => {
      const task = await startIt()
      const slow = await beginCall(task.url)
      process.kill(-(task.child.pid ?? 0), 'SIGINT')
      await waitFor(async () => task.output().includes('Stopping …'))
      expect(await slow.finish()).toBe(200)
      expect(await task.exited).toBe(0)
      expect(task.output().match(/Stopping …/g)).toHaveLength(1)
    })
  })

  it('follows when npm or its shell is ended and cannot pass the signal on', async () => {
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
  it('beside a running server shows there at once, and leaves the server its database', async () => {
    const server = await start()
    expect(await importFile([aProduct(), { key: 'wrong' }])).toMatchObject({
      code: 1,
      output: expect.stringContaining('1 added, 0 changed, 0 unchanged, 1 rejected.'),
    })
    expect((await statusOf(server.url)).data.products).toBe(1)
  })

  it('without a server starts and stops its own database', async () => {
    expect(await importFile([aProduct()])).toMatchObject({ code: 0, output: expect.stringContaining('1 added') })
    await expect(databaseProcess()).rejects.toThrow('ENOENT')
    const server = await start()
    expect((await statusOf(server.url)).data.products).toBe(1)
  })

  it('that is killed in the middle goes on where it stopped, with nothing half visible', async () => {
    const server = await start()
    const lines = Array.from({ length: 4000 }, (_, index) =>
      aProduct({ key: `K-${index}`, skus: [{ model: `K-${index}-1` }, { model: `K-${index}-2` }] }),
    )
    const path = join(folder, 'catalogue.jsonl')
    await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
    const { child, exited } = runNode(['server/imports/command.ts', path], { DATA_DIR: join(folder, 'data') })
    await waitFor(async () => (await statusOf(server.url)).data.products > 0)
    child.kill('SIGKILL')
    await exited
    const { data } = await statusOf(server.url)
    expect(data.products).toBeLessThan(4000)
    expect(data.skus).toBe(2 * data.products)
    const again = await importFile(lines)
    expect(again).toMatchObject({
      code: 0,
      output: expect.stringContaining('4000 added, 0 changed, 0 unchanged, 0 rejected.'),
    })
    expect(again.output).toMatch(/Went on from line \d+/)
    expect((await statusOf(server.url)).data).toMatchObject({ products: 4000, skus: 8000 })
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

describe('a database elsewhere', () => {
  it('is used and migrated, and serves two servers at once', async () => {
    const socketFolder = inject('socketFolder')
    await query(socketFolder, 'postgres', 'CREATE DATABASE elsewhere')
    const DATABASE_URL = `postgres://quarry@localhost/elsewhere?host=${encodeURIComponent(socketFolder)}`
    const [one, other] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })])
    expect((await importFile([aProduct()], { DATABASE_URL })).output).toContain('1 added')
    expect((await statusOf(one.url)).data.products).toBe(1)
    expect((await statusOf(other.url)).data.products).toBe(1)
  })

  it('keeps what was indexed by a server that is killed in the middle, and the next start goes on', async () => {
    const socketFolder = inject('socketFolder')
    await query(socketFolder, 'postgres', 'CREATE DATABASE killed')
    const DATABASE_URL = `postgres://quarry@localhost/killed?host=${encodeURIComponent(socketFolder)}`
    const vectors = () =>
      query<{ id: number }>(socketFolder, 'killed', 'SELECT id::integer FROM picture_vector ORDER BY id')
    const skus = Array.from({ length: 96 }, (_, at) => ({ model: `S-${at}`, coverImage: `${at}.png` }))
    for (const [at, { coverImage }] of skus.entries())
      await writeFile(join(folder, coverImage), await aPicture({ color: `#${(0x100000 + at * 4099).toString(16)}` }))
    const first = await start({ DATABASE_URL })
    expect((await importFile([aProduct({ skus })], { DATABASE_URL })).output).toContain('1 added')
    await waitFor(async () => (await vectors()).length > 0)
    await first.stop('SIGKILL')
    const kept = await vectors()
    expect(kept.length).toBeLessThan(skus.length)
    await start({ DATABASE_URL })
    await waitFor(async () => (await vectors()).length === skus.length)
    expect((await vectors()).slice(0, kept.length)).toEqual(kept)
  })

  it('is refused where it was made by a newer version or is not UTF-8', async () => {
    const socketFolder = inject('socketFolder')
    await query(socketFolder, 'postgres', 'CREATE DATABASE newer')
    await query(
      socketFolder,
      'newer',
      `CREATE TABLE schema_migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())`,
    )
    await query(socketFolder, 'newer', `INSERT INTO schema_migration (name) VALUES ('999-future.sql')`)
    const urlOf = (name: string): string =>
      `postgres://quarry@localhost/${name}?host=${encodeURIComponent(socketFolder)}`
    expect(await failToStart({ DATABASE_URL: urlOf('newer') })).toMatch(/^The database was made by a newer Quarry/)
    await query(
      socketFolder,
      'postgres',
      `CREATE DATABASE latin TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER libc`,
    )
    expect(await failToStart({ DATABASE_URL: urlOf('latin') })).toMatch(/^The database has the encoding SQL_ASCII/)
  })
})
