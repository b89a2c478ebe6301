import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { findProcess, writeMark } from './living-process.ts'

async function aFolderOfSomethingElse(): Promise<{ dataDir: string; refusal: SetupError }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarry-foreign-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  // In a private folder, root’s database would be elsewhere.
  await chmod(dataDir, 0o755)
  const cluster = join(dataDir, 'postgres')
  await mkdir(cluster)
  await writeFile(join(cluster, 'notes.txt'), 'mine')
  const line = `The folder ${cluster} holds no database; move it away, or set DATA_DIR to another folder.`
  return { dataDir, refusal: new SetupError(line) }
}

it('a database folder with other content stays untouched, and is reported in one line', async () => {
  const { dataDir, refusal } = await aFolderOfSomethingElse()
  await expect(openEmbeddedPostgres(dataDir)).rejects.toEqual(refusal)
})

it('a killed start does not block others, even if its process number is in use again', async () => {
  const { dataDir, refusal } = await aFolderOfSomethingElse()
  const own = await findProcess(process.pid)
  await writeFile(join(dataDir, 'postgres.starting'), writeMark({ pid: process.ppid, beganAt: `${own?.beganAt}` }))
  await expect(openEmbeddedPostgres(dataDir)).rejects.toEqual(refusal)
  expect(await readdir(dataDir)).toEqual(['postgres'])
})
