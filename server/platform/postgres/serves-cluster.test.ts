import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { query } from '../../testing/postgres.ts'
import { findProcess, writeMark } from './living-process.ts'
import { CLUSTER_USER, findRunningCluster } from './postgres-process.ts'
import { servesCluster } from './serves-cluster.ts'

/** A number that no process has. */
const NOBODY = 2 ** 30
const socketFolder = inject('socketFolder')
let folder: string
let cluster: string
let pid: number
let copy: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-copied-'))
  const [row] = await query<{ data_directory: string }>(socketFolder, 'postgres', 'SHOW data_directory')
  cluster = row?.data_directory ?? ''
  pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
  copy = await mkdtemp(join(folder, 'copy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

it('a running PostgreSQL is found after its folder was renamed, and keeps its pid file', async () => {
  const link = join(folder, 'link')
  await symlink(cluster, link)
  for (const path of [cluster, link])
    expect(await findRunningCluster({ binaries: '', cluster: path })).toEqual({
      ...(await findProcess(pid)),
      socketFolder,
    })
  expect(await isThere(join(cluster, 'postmaster.pid'))).toBe(true)
})

it('a folder copied while its PostgreSQL ran has no PostgreSQL of its own', async () => {
  await copyFile(join(cluster, 'postmaster.pid'), join(copy, 'postmaster.pid'))
  expect(await findRunningCluster({ binaries: '', cluster: copy })).toBeUndefined()
  expect(await isThere(join(copy, 'postmaster.pid'))).toBe(false)
  expect(await isThere(join(cluster, 'postmaster.pid'))).toBe(true)
})

it('if the working folder of a process is unknown, its PostgreSQL is asked, which leaves nothing behind', async () => {
  const ask = async (path: string, socket = socketFolder) =>
    servesCluster(path, { pid: NOBODY, socketFolder: socket }, CLUSTER_USER)
  expect([await ask(cluster), await ask(copy)]).toEqual([true, false])
  const told = await query<{ name: string }>(socketFolder, 'postgres', `SELECT pg_ls_dir('.') AS name`)
  expect(told.filter(({ name }) => name.startsWith('whose-'))).toEqual([])
})

it('the answer is unknown for a process without a known folder or a reply', async () => {
  expect(await servesCluster(copy, { pid: NOBODY, socketFolder: folder }, CLUSTER_USER)).toBeUndefined()
})

it('another process with the number of our PostgreSQL is not taken for it', async () => {
  // It works in that folder and has its name in the arguments, like a person who reads the log there.
  const reader = spawn(process.execPath, ['-e', 'process.stdin.resume()', 'postgres.log'], { cwd: copy })
  onTestFinished(() => void reader.kill('SIGKILL'))
  await once(reader, 'spawn')
  const number = reader.pid ?? 0
  await writeFile(join(copy, 'postmaster.pid'), [number, copy, 0, 5432, folder, '', '', 'ready'].join('\n'))
  const own = await findProcess(process.pid)
  await writeFile(`${copy}.process`, writeMark({ pid: number, beganAt: own?.beganAt ?? '' }))
  expect(await findRunningCluster({ binaries: '', cluster: copy })).toBeUndefined()
  expect(await isThere(join(copy, 'postmaster.pid'))).toBe(false)
})
