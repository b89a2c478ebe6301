import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { transferThing } from '../../../contract/collaboration/people-calls.ts'
import { getOwnData } from '../../../contract/profile.ts'
import * as calls from '../../../contract/project-files.ts'
import { createProject, deleteProjects, restoreProjects } from '../../../contract/projects.ts'
import { createFolderObjects } from '../../platform/storage/objects/folder-objects.ts'
import { within } from '../../platform/storage/objects/objects.ts'
import { openSpooledFile } from '../../platform/storage/spooled-file.ts'
import { letWorkNoMore, letWorkOn } from '../../testing/collaborators.ts'
import { aPdf, aPicture } from '../../testing/factories.ts'
import { memberAgain, memberIn, sweepMembers } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { requestOf } from '../../testing/requests.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { emptyTrash } from '../../workspace/trash.ts'
import { sweepProjectFiles } from './sweep.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MEBIBYTE = 1024 * 1024

let quarry: TestApp
let ada: TestMember
let bob: TestMember
let cleo: TestMember
let eve: TestMember
let projectId: string
let now = Date.parse('2026-11-20T08:00:00Z')
/** What the spools of this app do. */
let openSpools = 0

beforeAll(async () => {
  quarry = await createTestApp({
    now: () => new Date(now),
    openSpool: async () => {
      const spool = await openSpooledFile(join(quarry.folder, 'spool'))
      openSpools += 1
      return {
        get size() {
          return spool.size
        },
        write: (bytes) => spool.write(bytes),
        read: () => spool.read(),
        close: async () => {
          openSpools -= 1
          await spool.close()
        },
      }
    },
  })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
  cleo = await memberIn(quarry, { nickname: 'Cleo' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
  projectId = (await quarry.call(createProject, { name: 'Harbour flat' }, ada.headers)).data
  await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'edit')
  await letWorkOn(quarry, { kind: 'project', refId: projectId }, cleo, 'comment')
})

const send = (file: Uint8Array | undefined, name = 'Brief.pdf', { headers } = ada, into = projectId) =>
  quarry.upload(calls.uploadProjectFile, { file, name, fields: { projectId: into } }, headers)
const added = async (name = 'Brief.pdf', by = ada, file: Uint8Array = aPdf) => (await send(file, name, by)).data.id
const list = async ({ headers } = ada) => (await quarry.ask(calls.getProjectFiles, { projectId }, headers)).data
const download = (id: string, { headers } = ada) =>
  quarry.app.inject(requestOf(calls.downloadProjectFile, { id }, headers))
const remove = (id: string, { headers } = ada) => quarry.call(calls.deleteProjectFile, { id }, headers)
const restore = (id: string, { headers } = ada) => quarry.call(calls.restoreProjectFile, { id }, headers)
const inTrash = async ({ headers } = ada) =>
  (await quarry.ask(calls.getDeletedProjectFiles, { projectId }, headers)).data.map(({ name }) => name)
const objects = () => within(createFolderObjects(quarry.folder), 'private')
const sweep = async (hours = 2) => {
  now += hours * HOUR
  await emptyTrash(quarry.db, 'project', new Date(now))
  await sweepProjectFiles({ db: quarry.db, clock: { now: () => new Date(now) }, privateObjects: objects() })
}
const later = async (days: number) => {
  now += days * DAY
  ada = await memberAgain(quarry, ada)
  bob = await memberAgain(quarry, bob)
}
const pathOf = async (id: string) => {
  const { key } = await quarry.db
    .selectFrom('project_file')
    .select('key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return join(quarry.folder, 'private', key.slice(0, 2), key)
}
/** Rows without contents, for limits. */
const fill = async (bytes: number[], into = projectId, deletedAt: Date | null = null) =>
  quarry.db
    .insertInto('project_file')
    .values(
      bytes.map((size, index) => ({
        project_id: into,
        key: `${into}-${index}-${Math.random()}`,
        name: `${index}.pdf`,
        media_type: 'application/pdf' as const,
        bytes: size,
        created_at: new Date(now),
        deleted_at: deletedAt,
      })),
    )
    .execute()

describe('a file of a project', () => {
  it('is kept as it was sent, listed, and downloaded whole, never shown as a page', async () => {
    const picture = await aPicture()
    const { data } = await send(picture, 'Hall at noon.png')
    expect(data).toMatchObject({
      name: 'Hall at noon.png',
      mediaType: 'image/png',
      bytes: picture.length,
      addedBy: 'Ada',
      mayDelete: true,
      createTime: now,
    })
    await added('Brief "final".pdf')
    expect((await list()).map(({ name }) => name)).toEqual(['Brief -final-.pdf', 'Hall at noon.png'])
    const file = await download(data.id)
    expect(file.rawPayload.equals(picture)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''Hall%20at%20noon.png",
      'content-type': 'image/png',
      'content-length': String(picture.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
    })
  })

  it('is what its content is: a page called .pdf or .png is only bytes to download', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    for (const name of ['plan.pdf', 'plan.png', 'plan.html', 'plan.svg']) {
      const { data } = await send(page, name)
      expect(data).toMatchObject({ name, mediaType: 'application/octet-stream' })
      expect((await download(data.id)).headers['content-type']).toBe('application/octet-stream')
    }
    expect((await send(Buffer.from('<html>\n%PDF-1.7'), 'a.pdf')).data.mediaType).toBe('application/octet-stream')
    expect((await send(aPdf, 'plan')).data).toMatchObject({ name: 'plan', mediaType: 'application/pdf' })
    const [plan] = await list()
    expect((await download(plan?.id ?? '')).headers['content-disposition']).toBe("attachment; filename*=UTF-8''plan")
  })

  it.each([
    ['a path', '../../../etc/cron.d/evil', 'evil'],
    ['hidden and control signs', 'offer\u202efdp.txt\r\nX: 1', 'offerfdp.txt X- 1'],
    ['a name that Windows keeps for a device', 'con.txt', 'con.txt'],
    ['no name at all', '', 'file'],
  ])('is named without %s', async (_what, given, kept) => {
    const { data } = await send(aPdf, given)
    expect(data.name).toBe(kept)
    const { headers } = await download(data.id)
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/)
  })

  it.each([
    ['empty', Buffer.alloc(0), 'a.pdf', 'file: is empty'],
    [
      'a program by its name',
      aPdf,
      'plan.pdf.exe',
      'file: is a program; a project holds none, in an archive it can be sent',
    ],
    [
      'a program by its content',
      Buffer.from('MZ\u0090\u0000'),
      'plan.pdf',
      expect.stringContaining('program') as string,
    ],
    ['missing', undefined, 'a.pdf', expect.stringMatching(/^file: ./) as string],
  ])('is refused where it is %s, and nothing of it stays', async (_what, file, name, msg) => {
    expect(await send(file, name)).toMatchObject({ code: 400, msg })
    expect(await list()).toEqual([])
    const rows = await quarry.db.selectFrom('project_file').select('id').where('project_id', 'is', null).execute()
    expect(rows).toEqual([])
    expect(openSpools).toBe(0)
  })

  it('is refused where it is larger than 50 MB, and taken where it is just so large', async () => {
    const fileOf = (bytes: number) => Buffer.alloc(bytes, 7)
    expect(await send(fileOf(51 * MEBIBYTE))).toMatchObject({
      code: 413,
      msg: 'The request is too large: at most 50 MB.',
    })
    const { data } = await send(fileOf(50 * MEBIBYTE))
    expect(data.bytes).toBe(50 * MEBIBYTE)
    expect((await download(data.id)).rawPayload).toHaveLength(50 * MEBIBYTE)
    expect(openSpools).toBe(0)
  })

  it('leaves nothing open or kept where the call’s fields are wrong', async () => {
    expect((await send(aPdf, 'a.pdf', ada, 'nowhere')).code).toBe(400)
    expect((await send(aPdf, 'a.pdf', ada, '999999')).code).toBe(404)
    expect(openSpools).toBe(0)
  })
})

describe('who may do what with it', () => {
  it('is read by all who work on the project, added and renamed by those who may edit', async () => {
    const id = await added()
    expect((await list(cleo)).map(({ name, mayDelete }) => [name, mayDelete])).toEqual([['Brief.pdf', false]])
    expect((await download(id, cleo)).statusCode).toBe(200)
    const rename = ({ headers }: TestMember, name = 'Brief 2') =>
      quarry.call(calls.renameProjectFile, { id, name }, headers)
    expect((await rename(cleo)).code).toBe(1009004001)
    expect((await send(aPdf, 'a.pdf', cleo)).code).toBe(1009004001)
    expect((await rename(bob, ' Brief 2/3 ')).data).toBe('Brief 2-3.pdf')
    expect((await rename(bob, '..')).code).toBe(400)
    for (const stranger of [eve, { headers: {} } as TestMember]) {
      const none = stranger === eve ? 404 : 401
      expect((await quarry.ask(calls.getProjectFiles, { projectId }, stranger.headers)).code).toBe(none)
      expect((await download(id, stranger)).json<{ code: number }>().code).toBe(none)
      expect((await send(aPdf, 'a.pdf', stranger)).code).toBe(none)
      expect((await rename(stranger)).code).toBe(none)
      expect((await remove(id, stranger)).code).toBe(none)
    }
  })

  it('is deleted and restored by whoever added it, while they may edit, and by the project’s owner', async () => {
    const [adas, bobs] = [await added('Ada.pdf'), await added('Bob.pdf', bob)]
    expect((await remove(adas, bob)).code).toBe(1009004002)
    expect((await remove(bobs, cleo)).code).toBe(1009004001)
    expect((await remove(bobs, bob)).data).toBe(true)
    expect((await remove(bobs, bob)).code).toBe(404)
    expect((await download(bobs, bob)).json<{ code: number }>().code).toBe(404)
    expect(await inTrash(bob)).toEqual(['Bob.pdf'])
    expect(await inTrash(cleo)).toEqual([])
    expect((await restore(bobs, bob)).data).toBe(true)
    await remove(bobs)
    await remove(adas)
    expect(await inTrash()).toEqual(['Bob.pdf', 'Ada.pdf'])
    expect(await inTrash(bob)).toEqual(['Bob.pdf'])
    expect((await restore(adas, bob)).code).toBe(1009004002)
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'comment')
    expect((await restore(bobs, bob)).code).toBe(1009004001)
    await letWorkNoMore(quarry, { kind: 'project', refId: projectId }, bob)
    expect((await restore(bobs, bob)).code).toBe(404)
    expect((await restore(bobs)).data).toBe(true)
    expect((await list()).map(({ addedBy }) => addedBy)).toEqual(['Bob'])
  })

  it('is none where the account is everybody’s', async () => {
    const open = await createTestApp({
      beside: quarry,
      now: () => new Date(now),
      members: { demonstrationAccounts: 'everywhere' },
    })
    onTestFinished(() => open.close())
    await quarry.db.updateTable('member').set({ is_demonstration: true }).where('id', '=', ada.id).execute()
    const form = { file: aPdf, name: 'a.pdf', fields: { projectId } }
    expect((await open.upload(calls.uploadProjectFile, form, ada.headers)).code).toBe(1004004007)
  })
})

describe('the room for files', () => {
  it('is 200 in a project, without the trash', async () => {
    await fill(Array.from({ length: 199 }, () => 1))
    const last = await added()
    expect(await send(aPdf)).toMatchObject({ code: 1009007003, msg: 'A project holds 200 files at most.' })
    await remove(last)
    expect((await send(aPdf)).code).toBe(200)
    expect((await restore(last)).code).toBe(1009007003)
  })

  it('is 1 GB in a project and 4 GB for its owner, also where two come at once', async () => {
    await fill([1024 * MEBIBYTE - aPdf.length])
    const both = await Promise.all([send(aPdf), send(aPdf, 'b.pdf', bob)])
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 1009007004]))
    for (const name of ['B', 'C', 'D']) {
      const other = (await quarry.call(createProject, { name }, ada.headers)).data
      await fill([1023 * MEBIBYTE], other)
    }
    const fifth = (await quarry.call(createProject, { name: 'E' }, ada.headers)).data
    await fill([3 * MEBIBYTE - aPdf.length], fifth)
    expect((await send(aPdf, 'a.pdf', ada, fifth)).code).toBe(200)
    expect(await send(aPdf, 'a.pdf', ada, fifth)).toMatchObject({
      code: 1009007005,
      msg: 'The files of all projects of Ada have reached the limit of 4096 MB.',
    })
    // Nor does a project come to an owner who has no room for its files.
    await fill(Array.from({ length: 4 }, () => 1023 * MEBIBYTE), (await quarry.call(createProject, { name: 'F' }, bob.headers)).data) // prettier-ignore
    const order = { kind: 'project' as const, refId: projectId, memberId: bob.id }
    expect((await quarry.call(transferThing, order, ada.headers)).code).toBe(1009007005)
    expect((await list())[0]).toMatchObject({ mayDelete: true })
  })

  it('is in the trash what one project may have: the earliest deleted go for good', async () => {
    await fill([1023 * MEBIBYTE], projectId, new Date(now - DAY))
    const [large, small] = [await added('Large.pdf', ada, Buffer.alloc(2 * MEBIBYTE, 1)), await added('Small.pdf')]
    expect(await inTrash()).toEqual(['0.pdf'])
    await remove(small)
    expect(await inTrash()).toEqual(['Small.pdf', '0.pdf'])
    now += 1
    await remove(large)
    expect(await inTrash()).toEqual(['Large.pdf', 'Small.pdf'])
  })

  it('is counted by the hour', async () => {
    const limit = { kind: 'project-file', subject: ada.id }
    await quarry.db
      .insertInto('attempt')
      .values(Array.from({ length: 400 }, () => ({ ...limit, at: new Date(now) })))
      .execute()
    expect((await send(aPdf)).code).toBe(429)
    expect((await send(aPdf, 'a.pdf', bob)).code).toBe(200)
  })
})

describe('files and time', () => {
  it('are gone 30 days after they were deleted, with their contents', async () => {
    const [gone, stays] = [await added('Gone.pdf'), await added('Stays.pdf')]
    const path = await pathOf(gone)
    await remove(gone)
    await later(29)
    await sweep()
    expect(existsSync(path)).toBe(true)
    await later(1)
    expect((await restore(gone)).code).toBe(404)
    await sweep()
    expect(existsSync(path)).toBe(false)
    expect((await download(stays)).statusCode).toBe(200)
  })

  it('go with their project, and come back with it', async () => {
    const id = await added()
    const path = await pathOf(id)
    await quarry.call(deleteProjects, { ids: [projectId] }, ada.headers)
    expect((await download(id)).json<{ code: number }>().code).toBe(404)
    await sweep()
    await quarry.call(restoreProjects, { ids: [projectId] }, ada.headers)
    expect((await download(id)).statusCode).toBe(200)
    await quarry.call(deleteProjects, { ids: [projectId] }, ada.headers)
    await later(31)
    await sweep()
    expect(existsSync(path)).toBe(false)
    expect(await quarry.db.selectFrom('project_file').select('id').where('id', '=', id).execute()).toEqual([])
  })

  it('of an upload that broke off are swept, and nobody’s until then', async () => {
    const before = await readdir(join(quarry.folder, 'private')).catch(() => [])
    await quarry.db
      .insertInto('project_file')
      .values({
        member_id: ada.id,
        key: 'f'.repeat(32),
        name: 'half',
        media_type: 'application/pdf',
        bytes: 9,
        created_at: new Date(now),
      }) // prettier-ignore
      .execute()
    await objects().put(`ff/${'f'.repeat(32)}`, Buffer.alloc(9))
    expect(await list()).toEqual([])
    await sweep(0.5)
    expect(existsSync(join(quarry.folder, 'private', 'ff', 'f'.repeat(32)))).toBe(true)
    await sweep(1)
    expect(existsSync(join(quarry.folder, 'private', 'ff', 'f'.repeat(32)))).toBe(false)
    expect(before).toBeDefined()
  })

  it('stay with a project that is handed over, and when whoever added them leaves; the owner’s end takes them', async () => {
    const id = await added('Bob.pdf', bob)
    const path = await pathOf(id)
    const end = async ({ id: memberId }: TestMember) => {
      await quarry.db
        .updateTable('member')
        .set({ delete_at: new Date(now) })
        .where('id', '=', memberId)
        .execute()
      await sweepMembers(quarry)
    }
    const order = { kind: 'project' as const, refId: projectId, memberId: cleo.id }
    expect((await quarry.call(transferThing, order, ada.headers)).data).toBe(true)
    await end(bob)
    expect(await list(cleo)).toMatchObject([{ name: 'Bob.pdf', addedBy: null, mayDelete: true }])
    expect((await download(id, cleo)).statusCode).toBe(200)
    await end(cleo)
    await sweep()
    expect(existsSync(path)).toBe(false)
  })

  it('are named in the copy of a member’s data: of their projects, and what they added elsewhere', async () => {
    await added('Brief.pdf')
    await remove(await added('Offer.pdf', bob))
    const own = async ({ headers }: TestMember) =>
      (await quarry.call(getOwnData, {}, headers)).data.projectFiles.map(
        ({ name, bytes, isAddedByMember, deleteTime }) => [name, bytes, isAddedByMember, deleteTime],
      )
    const offer = (isAddedByMember: boolean) => ['Offer.pdf', aPdf.length, isAddedByMember, now]
    expect(await own(ada)).toEqual([['Brief.pdf', aPdf.length, true, null], offer(false)])
    expect(await own(bob)).toEqual([offer(true)])
    expect(await own(cleo)).toEqual([])
  })
})
