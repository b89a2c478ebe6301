import { Readable } from 'node:stream'
import { MOST_EXPORTED_CHANGES } from '../../../contract/audit.ts'
import type { AuditChange, AuditFilters } from '../../../contract/audit.ts'
import { nameOf } from '../../../contract/audit.ts'
import { actorText, entityText, fieldText, kindText, originText, valueText } from '../../../contract/audit-words.ts'
import { csvOf, moreOfCsv } from '../../../contract/csv.ts'
import type { DownloadedFile, WithSignal } from '../../platform/http/files.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { tellChanges } from './audit.ts'
import type { AuditDeps } from './audit.ts'

const AT_ONCE = 1000

/** Streams changes as a table, one row for each field. */
export async function exportChanges(
  { db }: AuditDeps,
  filters: AuditFilters,
  { language, signal }: MemberContext & WithSignal,
): Promise<DownloadedFile> {
  const words = language === 'zh-CN' ? CHINESE : ENGLISH
  return {
    name: words.file,
    elseName: 'changes',
    ending: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    content: Readable.from(rows()),
  }

  async function* rows(): AsyncGenerator<string> {
    yield csvOf([words.header])
    let before: string | undefined
    for (let count = 0; count < MOST_EXPORTED_CHANGES && !signal.aborted; count += AT_ONCE) {
      const changes = await tellChanges(db, filters, { before, count: AT_ONCE })
      yield moreOfCsv(changes.flatMap((change) => rowsOf(change, language === 'zh-CN')))
      before = changes.at(-1)?.version
      if (changes.length < AT_ONCE) return
    }
    const more = await tellChanges(db, filters, { before, count: 1 })
    if (more.length) yield moreOfCsv([[words.cut]])
  }
}

const ENGLISH = {
  file: 'Changes',
  header: [
    'Version',
    'Time',
    'Staff',
    'By',
    'From',
    'Import',
    'Kind',
    'What',
    'Number',
    'Name',
    'Of',
    'Field',
    'Was',
    'Became',
  ],
  cut: 'There are older changes: this file has the newest 100,000. Choose days to have them.',
}
const CHINESE: typeof ENGLISH = {
  file: '变更记录',
  header: [
    '版本',
    '时间',
    '人员编号',
    '操作者',
    '来源',
    '导入',
    '类型',
    '对象',
    '编号',
    '名称',
    '所属',
    '字段',
    '原值',
    '新值',
  ],
  cut: '还有更早的变更：本文件只含最新的 100,000 条。请选择日期范围另行导出。',
}

function rowsOf(change: AuditChange, isChinese: boolean): string[][] {
  const { version, time, memberId, actor, origin, run, kind, entity, entityId, of, fields } = change
  const name = nameOf(change, isChinese)
  const known = [
    version,
    new Date(time).toISOString(),
    memberId ?? '',
    memberId === null ? actorText({ actor, origin }, isChinese) : '',
    originText(origin, isChinese),
    run?.name ?? '',
    kindText(kind, isChinese),
    entityText(entity, isChinese),
    entityId,
    // A shown picture is named by its role.
    (entity === 'picture_use' ? valueText('role', name, isChinese) : name) ?? '',
    of ? (nameOf(of, isChinese) ?? `#${of.id}`) : '',
  ]
  if (!fields.length) return [[...known, '', '', '']]
  return fields.map(({ field, was, is }) => [
    ...known,
    fieldText(field, isChinese),
    valueText(field, was, isChinese) ?? '',
    valueText(field, is, isChinese) ?? '',
  ])
}
