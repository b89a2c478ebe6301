import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { createFolderObjects } from '../../platform/storage/objects/folder-objects.ts'
import type { ObjectStore } from '../../platform/storage/objects/objects.ts'
import { shareFile } from './bring-upload.ts'

it('a file that cannot be opened fails its sharing alone, though the store begins to read later', async () => {
  const importsFolder = await mkdtemp(join(tmpdir(), 'quarry-imports-'))
  onTestFinished(() => rm(importsFolder, { recursive: true }))
  const uploads: ObjectStore = {
    ...createFolderObjects(importsFolder),
    async put(_name, content) {
      await once((content as { stream: Readable }).stream, 'close')
    },
  }
  await expect(shareFile({ importsFolder, uploads }, '1', 10)).rejects.toMatchObject({ code: 'ENOENT' })
})
