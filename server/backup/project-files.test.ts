import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as calls from '../../contract/project-files.ts'
import { createProject } from '../../contract/projects.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { anEmptyPlace } from '../testing/backups.ts'
import { aPicture } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { requestOf } from '../testing/requests.ts'
import { createTestApp } from '../testing/test-app.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

it('has the files of projects, and brings them back', async () => {
  const quarry = await createTestApp()
  onTestFinished(() => quarry.close())
  const ada = await memberIn(quarry)
  const projectId = (await quarry.call(createProject, { name: 'Mill' }, ada.headers)).data
  const picture = await aPicture()
  const form = { file: picture, name: 'Hall.png', fields: { projectId } }
  const { data } = await quarry.upload(calls.uploadProjectFile, form, ada.headers)
  const options = { path: join(quarry.folder, 'backup'), key: undefined, hasFiles: true, onProgress: () => undefined }
  const { manifest } = await writeBackup({ db: quarry.db, files: createFolderObjects(quarry.folder) }, options)
  expect(manifest.files).toMatchObject({ count: 1, missing: 0 })

  const place = await anEmptyPlace()
  await checkBackup(options.path, undefined, () => undefined)
  await restoreBackup({ db: place.db, files: createFolderObjects(place.folder) }, options)
  const restored = await createTestApp({ beside: { ...quarry, ...place } })
  onTestFinished(() => restored.close())
  const request = requestOf(calls.downloadProjectFile, { id: data.id }, ada.headers)
  expect((await restored.app.inject(request)).rawPayload.equals(picture)).toBe(true)
})
