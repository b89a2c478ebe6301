import { fileNameAsKept, isProgram } from '../../../contract/file-names.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { ProjectFile, ProjectFileType, uploadProjectFile } from '../../../contract/project-files.ts'
import type { TakeFile, WithTaken } from '../../platform/http/multipart.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { newPrivateKey } from '../../platform/pictures/private-pictures.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { spoolWhole } from '../../platform/storage/spooled-file.ts'
import type { OpenSpool, SpooledFile } from '../../platform/storage/spooled-file.ts'
import { nameOf } from '../../platform/storage/storage.ts'
import { requireRight } from '../../workspace/rights.ts'
import { requireRoomForFile } from './stored.ts'
import type { FileRow, ProjectFileDeps } from './stored.ts'

/** A file that was sent, on the disk: it may be larger than memory has room for. */
interface SentFile {
  name: string
  /** Its first bytes. */
  head: Buffer
  content: SpooledFile
}

const HEAD_BYTES = 16

/** Browsers write quotation marks and line breaks of a name so (HTML, multipart/form-data). */
export function takeIntoSpool(openSpool: OpenSpool): TakeFile<SentFile> {
  return async (bytes, name) => {
    let head = Buffer.alloc(0)
    const content = await spoolWhole(openSpool, async (file) => {
      for await (const chunk of bytes) {
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
        await file.write(chunk)
      }
    })
    return { name: name.replaceAll('%22', '"').replaceAll(/%0[AD]/gu, ' '), head, content }
  }
}

export async function dropSent({ content }: SentFile): Promise<void> {
  await content.close()
}

const EMPTY = { en: 'is empty', 'zh-CN': '文件为空' } satisfies Record<Language, string>
const PROGRAM = {
  en: 'is a program; a project holds none, in an archive it can be sent',
  'zh-CN': '是程序文件，项目中不能存放；可压缩后上传',
} satisfies Record<Language, string>

/**
 * Adds a file to a project. Throws as `admitUpload`, `requireRight` and `requireRoomForFile`, and 400 for an empty file and for a
 * program. Its content is kept before the project names it: an interrupted upload leaves a row that is nobody's, and is swept.
 */
export async function keepProjectFile(
  deps: ProjectFileDeps,
  { projectId }: ParsedInputOf<typeof uploadProjectFile>,
  { caller: { memberId }, language, file }: MemberContext & WithTaken<SentFile>,
): Promise<ProjectFile> {
  const { db, privateObjects } = deps
  const project = await requireRight(db, { kind: 'project', refId: projectId }, { memberId, needed: 'edit' })
  await deps.admitUpload(memberId)
  const sent = requireFile(file, language)
  await requireRoomForFile(db, { projectId, ownerId: project.ownerId, bytes: sent.content.size })
  const row = await noteFile(deps, memberId, sent)
  try {
    await privateObjects.put(nameOf(row.key), { bytes: row.bytes, stream: sent.content.read() })
    const addedBy = await putFileInto(deps, projectId, row)
    return { ...toldFile(row), addedBy, mayDelete: true }
  } catch (error) {
    await privateObjects.remove(nameOf(row.key)).catch(() => undefined)
    throw error
  }
}

/** What a file is to a reader, whoever they are. */
export function toldFile(row: FileRow): Omit<ProjectFile, 'addedBy' | 'mayDelete'> {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.media_type,
    bytes: row.bytes,
    createTime: row.created_at.getTime(),
  }
}

function requireFile(file: SentFile | undefined, language: Language): SentFile {
  const refuse = (reason: string) => new Problem(400, { field: 'file', reason })
  if (!file) {
    const issue = { code: 'invalid_type', expected: 'file', input: undefined } as const
    throw refuse(issueText(issue, language === 'zh-CN' ? 'zh' : 'en') ?? '')
  }
  if (file.content.size === 0) throw refuse(EMPTY[language])
  if (isProgram(fileNameAsKept(file.name)) || isExecutable(file.head)) throw refuse(PROGRAM[language])
  return file
}

const startsWith = (head: Buffer, signs: string, at = 0) =>
  head.subarray(at, at + signs.length).equals(Buffer.from(signs, 'latin1'))

/** What content is, by its first bytes: only that is ever shown. A PDF's header further on may stand in a page. */
function typeOf(head: Buffer): ProjectFileType {
  if (startsWith(head, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'image/webp'
  return startsWith(head, '%PDF-') ? 'application/pdf' : 'application/octet-stream'
}

/** Programs of Windows, Linux and macOS, whatever they are called. */
function isExecutable(head: Buffer): boolean {
  return ['MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe', '#!'].some((signs) => startsWith(head, signs))
}

async function noteFile({ db, clock }: ProjectFileDeps, memberId: string, sent: SentFile): Promise<FileRow> {
  return db
    .insertInto('project_file')
    .values({
      member_id: memberId,
      key: newPrivateKey(),
      name: fileNameAsKept(sent.name),
      media_type: typeOf(sent.head),
      bytes: sent.content.size,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the nickname of whoever added it. */
async function putFileInto({ db }: ProjectFileDeps, projectId: string, { id, bytes, member_id: memberId }: FileRow) {
  return inTransaction(db, async (trx) => {
    const access = { memberId: memberId ?? '0', needed: 'edit', locks: true } as const
    const { ownerId } = await requireRight(trx, { kind: 'project', refId: projectId }, access)
    await requireRoomForFile(trx, { projectId, ownerId, bytes }, { locks: true })
    const kept = await trx
      .updateTable('project_file')
      .set({ project_id: projectId })
      .where('id', '=', id)
      .returning((row) => row.selectFrom('member').select('nickname').where('member.id', '=', access.memberId).as('by'))
      .executeTakeFirst()
    if (!kept) throw new Problem(404)
    return kept.by
  })
}
