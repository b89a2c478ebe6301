import { mkdir, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutboxDelivery } from '../mail/mail.ts'
import { createFolderStorage, storageKeyOf } from './storage.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-storage-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The paths that are synced during some work, by their final names. */
async function syncedBy(work: () => Promise<unknown>): Promise<string[]> {
  const synced: number[] = []
  const handle = await open(folder)
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const real = prototype.sync
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).ino)
    return real.call(this)
  })
  await work()
  const paths = ['', ...(await readdir(folder, { recursive: true }))].sort()
  const inodes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).ino))
  return paths.filter((_path, index) => synced.includes(inodes[index] ?? 0))
}

describe('a stored file', () => {
  const bytes = Buffer.from('oak')
  const key = storageKeyOf(bytes)
  const path = join('storage', key.slice(0, 2), key)

  it('is synced to disk with its name, and so are the folders created for it', async () => {
    const storage = createFolderStorage(join(folder, 'storage'))
    expect(await syncedBy(() => storage.put(bytes))).toEqual(['', 'storage', join('storage', key.slice(0, 2)), path])
  })

  it('is synced even in an existing folder, which another process may just have created', async () => {
    await mkdir(join(folder, 'storage', key.slice(0, 2)), { recursive: true })
    const storage = createFolderStorage(join(folder, 'storage'))
    expect(await syncedBy(() => storage.put(bytes))).toEqual(['storage', join('storage', key.slice(0, 2)), path])
  })

  it('counts as missing if a folder is in its place, or a file in place of its folder', async () => {
    const storage = createFolderStorage(join(folder, 'storage'))
    await mkdir(join(folder, path), { recursive: true })
    expect(await storage.find(key)).toBeUndefined()
    await rm(join(folder, 'storage', key.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, 'storage', key.slice(0, 2)), 'a file')
    expect(await storage.find(key)).toBeUndefined()
  })

  it('is complete again if it was truncated and is stored again', async () => {
    const storage = createFolderStorage(join(folder, 'storage'))
    await storage.put(bytes)
    await truncate(join(folder, path), 1)
    await storage.put(bytes)
    expect(await storage.find(key)).toEqual(bytes)
  })
})

describe('a mail in the outbox', () => {
  it('is synced to disk with its name', async () => {
    const deliver = createOutboxDelivery({ folder: join(folder, 'outbox'), from: 'quarry@example.com' })
    const mail = { to: 'ada@example.com', subject: 'Code', text: '123456', html: '<p>123456</p>' }
    expect(await syncedBy(() => deliver(mail))).toEqual(expect.arrayContaining(['', 'outbox']))
  })
})
