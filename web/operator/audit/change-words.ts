import type { TFunction } from 'i18next'
import { nameOf } from '../../../contract/audit.ts'
import type { AuditChange } from '../../../contract/audit.ts'
import { actorText, entityText, originText } from '../../../contract/audit-words.ts'

interface Tongue {
  t: TFunction
  isChinese: boolean
}

type Named = Pick<AuditChange, 'name' | 'enName'> & { entity: string; id: string }

/** A record by its kind and name: "SKU OAK-1". */
export function recordText({ entity, id, ...names }: Named, { t, isChinese }: Tongue): string {
  return `${entityText(entity, isChinese)} ${nameOf(names, isChinese) ?? t('audit.unnamed', { id })}`
}

/** Who made the change: the reader, another staff member by number, or the system. */
export function whoText(change: AuditChange, ownId: string | undefined, { t, isChinese }: Tongue): string {
  return change.memberId === null ? actorText(change, isChinese) : staffText(change.memberId, ownId, t)
}

export function staffText(memberId: string, ownId: string | undefined, t: TFunction): string {
  return memberId === ownId ? t('audit.you') : t('audit.staff', { id: memberId })
}

/** The import that made the change, and whether it was undone. */
export function fromText({ origin, run }: Pick<AuditChange, 'origin' | 'run'>, { t, isChinese }: Tongue): string {
  if (origin === 'undo') return t('audit.undoneImport', { name: run?.name ?? '' })
  const text = originText(origin, isChinese)
  return origin === 'import' ? `${text} ${run?.name ?? ''}` : text
}
