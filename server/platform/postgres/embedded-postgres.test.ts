import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'

it('a folder of the database that holds something else is left alone, and told in one line', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarry-foreign-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  // Where nobody else may enter, root's database would lie elsewhere.
  await chmod(dataDir, 0o755)
  const cluster = join(dataDir, 'postgres')
  await mkdir(cluster)
  await writeFile(join(cluster, 'notes.txt'), 'mine')
  await expect(openEmbeddedPostgres(dataDir)).rejects.toEqual(
    new SetupError(`The folder ${cluster} holds no database; move it away, or set DATA_DIR to another folder.`),
  )
})
