import { generateX25519Identity } from 'age-encryption'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-full-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Adds what does not compress until something fails; tells the code of the failure. */
const PROGRAM = `
  import { randomBytes } from 'node:crypto'
  import { createArchive } from './server/backup/archive/write-archive.ts'
  const [, path, bytes, key] = process.argv
  const archive = await createArchive(path, key ? { identities: [key] } : undefined)
  try {
    for (let part = 0; part < 3000; part++) await archive.add('part ' + part, randomBytes(Number(bytes)))
    await archive.finish()
  } catch (error) {
    await archive.discard()
    console.log(error.code ?? error.message)
  }
`

/** The shell limits the length of a file, in blocks of 512 bytes: a write beyond it fails as on a full disk, with a code of its own. */
async function writeWithin(blocks: number, ...args: string[]): Promise<string> {
  const limited = `ulimit -f ${blocks} && exec "$@"`
  const node = [process.execPath, '--input-type=module', '-e', PROGRAM, '--', ...args]
  return new Promise((resolve, reject) => {
    execFile('sh', ['-c', limited, 'sh', ...node], (error, out) => (error ? reject(error) : resolve(out.trim())))
  })
}

it.each([
  ['small parts', '300', ''],
  ['large parts', '200000', ''],
  ['large parts, encrypted', '200000', await generateX25519Identity()],
])('a file that has no room for %s says why, and leaves nothing', async (_name, bytes, key) => {
  expect(await writeWithin(32, join(folder, 'backup'), bytes, ...(key ? [key] : []))).toBe('EFBIG')
  expect(await readdir(folder)).toEqual([])
})
