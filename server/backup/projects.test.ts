import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createBoard, deleteBoards } from '../../contract/boards/calls.ts'
import { createBudget } from '../../contract/budgets/calls.ts'
import * as calls from '../../contract/project-files.ts'
import { createProject } from '../../contract/projects.ts'
import { fieldsOfPreset } from '../../contract/sharing/links.ts'
import * as sending from '../../contract/sharing/sending-calls.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { anEmptyPlace } from '../testing/backups.ts'
import { anOwnPicture } from '../testing/boards.ts'
import { aLine } from '../testing/budgets.ts'
import { aPicture } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { requestOf } from '../testing/requests.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

async function backedUpAndRestored(quarry: TestApp) {
  const options = { path: join(quarry.folder, 'backup'), key: undefined, hasFiles: true, onProgress: () => undefined }
  const { manifest } = await writeBackup({ db: quarry.db, files: createFolderObjects(quarry.folder) }, options)
  const place = await anEmptyPlace()
  await checkBackup(options.path, undefined, () => undefined)
  await restoreBackup({ db: place.db, files: createFolderObjects(place.folder) }, options)
  const restored = await createTestApp({ beside: { ...quarry, ...place } })
  onTestFinished(() => restored.close())
  return { restored, manifest }
}

it('has the files of projects, and brings them back', async () => {
  const quarry = await createTestApp()
  onTestFinished(() => quarry.close())
  const ada = await memberIn(quarry)
  const projectId = (await quarry.call(createProject, { name: 'Mill' }, ada.headers)).data
  const picture = await aPicture()
  const form = { file: picture, name: 'Hall.png', fields: { projectId } }
  const { data } = await quarry.upload(calls.uploadProjectFile, form, ada.headers)
  const { restored, manifest } = await backedUpAndRestored(quarry)
  expect(manifest.files).toMatchObject({ count: 1, missing: 0 })
  const request = requestOf(calls.downloadProjectFile, { id: data.id }, ada.headers)
  expect((await restored.app.inject(request)).rawPayload.equals(picture)).toBe(true)
})

it('has what was sent and decided, and brings it back as the client saw it, though the things are gone', async () => {
  const quarry = await createTestApp()
  onTestFinished(() => quarry.close())
  const { headers } = await memberIn(quarry)
  const projectId = (await quarry.call(createProject, { name: 'Mill' }, headers)).data
  const upload = { file: await aPicture(), fields: { directory: 'board' as const } }
  const address = (await quarry.upload(uploadFile, upload, headers)).data
  const photo = anOwnPicture(address.slice('/private/'.length, address.indexOf('?')))
  const board = (await quarry.call(createBoard, { name: 'Hall', projectId, items: [photo] }, headers)).data
  const budget = (await quarry.call(createBudget, { name: 'Floors', projectId, lines: [aLine()] }, headers)).data
  const parts = [
    { kind: 'board' as const, refId: board },
    { kind: 'budget' as const, refId: budget },
  ]
  const version = { projectId, parts, fields: fieldsOfPreset('client', 'project'), language: 'en' as const }
  const { contentHash } = (await quarry.call(sending.previewSending, version, headers)).data
  await quarry.call(sending.sendVersion, { ...version, contentHash }, headers)
  const link = await linkOf(quarry, { headers }, { kind: 'project', refId: projectId, role: 'approve' })
  const seenIn = async ({ ask }: TestApp) => {
    const shown = (await ask(sending.getShownVersion, { again: 1 }, link.headers)).data
    const [hall, floors] = await Promise.all(
      [1, 2].map(async (place) => (await ask(sending.getShownPart, { number: 1, place }, link.headers)).data),
    )
    const [picture = ''] = Object.values(hall?.board?.pictures ?? {})
    return { shown, picture, content: [hall, floors].map((view) => ({ ...view, board: view?.board?.items })) }
  }
  const hash = (await seenIn(quarry)).shown.version?.contentHash ?? ''
  const decision = { number: 1, contentHash: hash, name: 'Lind', verdict: 'approved' as const }
  await quarry.call(sending.decideOnVersion, decision, link.headers)
  await quarry.call(deleteBoards, { ids: [board] }, headers)
  await quarry.db.deleteFrom('board').execute()

  const before = await seenIn(quarry)
  expect(before.shown).toMatchObject({ decisions: [{ name: 'Lind' }], version: { contentHash: hash } })
  const { restored } = await backedUpAndRestored(quarry)
  const after = await seenIn(restored)
  expect({ ...after, picture: '' }).toEqual({ ...before, picture: '' })
  expect((await restored.inject(after.picture)).statusCode).toBe(200)
})
