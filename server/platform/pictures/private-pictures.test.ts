import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { remakePhotograph } from './pictures.ts'

const HOUR = 60 * 60_000

let quarry: TestApp
let picture: Buffer
let now = Date.parse('2026-03-01T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  picture = await remakePhotograph(await aPicture({ width: 40, height: 30 }), 100)
})
afterAll(() => quarry.close())

async function keepOne(): Promise<{ key: string; address: string }> {
  const key = await quarry.privatePictures.keep(picture)
  return { key, address: await quarry.privatePictures.addressOf(key) }
}

const statusOf = async (address: string) => (await quarry.inject(address)).statusCode

describe('a private picture', () => {
  it('is shown at a signed address, and no cache keeps it', async () => {
    const { key, address } = await keepOne()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(address).toMatch(new RegExp(`^/private/${key}\\?until=${now + HOUR}&sign=[\\w-]{43}$`))
    const response = await quarry.inject(address)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toEqual(picture)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  it('gets a new key each time, which says nothing about its content', async () => {
    const [one, other] = [await keepOne(), await keepOne()]
    expect(one.key).not.toBe(other.key)
    expect(one.address).not.toBe(other.address)
  })

  it('is shown for an hour, and afterwards at a new address', async () => {
    const { key, address } = await keepOne()
    now += HOUR - 1
    expect(await statusOf(address)).toBe(200)
    now += 1
    expect(await statusOf(address)).toBe(404)
    expect(await statusOf(await quarry.privatePictures.addressOf(key))).toBe(200)
  })

  it('is gone at once after its removal, at every address', async () => {
    const { key, address } = await keepOne()
    await quarry.privatePictures.remove(key)
    expect(await statusOf(address)).toBe(404)
    expect(await statusOf(await quarry.privatePictures.addressOf(key))).toBe(404)
    await expect(quarry.privatePictures.remove(key)).resolves.toBeUndefined()
  })

  it('is shown at no other address', async () => {
    const { key, address } = await keepOne()
    const other = await keepOne()
    const [, until = '', sign = ''] = /until=(\d+)&sign=(.+)$/.exec(address) ?? []
    const signOfOther = other.address.split('sign=')[1] ?? ''
    const addresses = [
      `/private/${key}`,
      `/private/${key}?until=${until}`,
      `/private/${key}?sign=${sign}`,
      `/private/${key}?until=${until}&sign=`,
      `/private/${key}?until=${Number(until) + 1}&sign=${sign}`,
      `/private/${key}?until=0${until}&sign=${sign}`,
      `/private/${key}?until=${until}&until=${until}&sign=${sign}`,
      `/private/${key}?until=${until}&sign=${signOfOther}`,
      `/private/${key}?until=${until}&sign=${sign.slice(0, -1)}`,
      `/private/${key}?until=${until}&sign=${sign}A`,
      `/private/${key.toUpperCase()}?until=${until}&sign=${sign}`,
      `/private/${other.key}?until=${until}&sign=${sign}`,
      `/private/..%2f${key}?until=${until}&sign=${sign}`,
      `/private/%ff?until=${until}&sign=${sign}`,
      `/images/${key}`,
      `/images/${key}?until=${until}&sign=${sign}`,
      `/files/${key}/oak.webp`,
    ]
    for (const wrong of addresses) {
      const response = await quarry.inject(wrong)
      expect([wrong, response.statusCode >= 400, response.headers['content-type']]).toEqual([
        wrong,
        true,
        'text/plain; charset=utf-8',
      ])
    }
    expect(await statusOf(address)).toBe(200)
  })

  it('has a signature that is valid on every server of this database, and on no other', async () => {
    const { key, address } = await keepOne()
    const [beside, elsewhere] = [
      await createTestApp({ beside: quarry, now: () => new Date(now) }),
      await createTestApp({ now: () => new Date(now) }),
    ]
    expect((await beside.inject(address)).statusCode).toBe(200)
    await elsewhere.privatePictures.keep(picture)
    expect((await elsewhere.inject(address)).statusCode).toBe(404)
    expect((await elsewhere.inject(await elsewhere.privatePictures.addressOf(key))).statusCode).toBe(404)
    await beside.close()
    await elsewhere.close()
  })

  it('leaves nothing behind on a full disk', async () => {
    const full = await createTestApp({ writeWhole: async () => Promise.reject(new Error('ENOSPC')) })
    await expect(full.privatePictures.keep(picture)).rejects.toThrow('ENOSPC')
    const left = await readdir(join(full.folder, 'private'), { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile())).toEqual([])
    await full.close()
  })

  it('is removed together with partial files of a killed server', async () => {
    const { key } = await keepOne()
    const folder = join(quarry.folder, 'private', key.slice(0, 2))
    const other = `${key.slice(0, 2)}${'0'.repeat(30)}.of-another.part`
    await writeFile(join(folder, `${key}.${randomUUID()}.part`), 'half')
    await writeFile(join(folder, other), 'half')
    await quarry.privatePictures.remove(key)
    expect((await readdir(folder)).filter((name) => name.startsWith(key) || name === other)).toEqual([other])
  })
})
