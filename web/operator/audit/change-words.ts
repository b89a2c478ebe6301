import type { TFunction } from 'i18next'
import { nameOf, textOfValue } from '../../../contract/audit.ts'
import type { AuditChange, AuditValue } from '../../../contract/audit.ts'
import { auditEn } from '../../locales/audit-texts.ts'

interface Tongue {
  t: TFunction
  isChinese: boolean
}

type Named = Pick<AuditChange, 'name' | 'enName'> & { entity: string; id: string }

/** A record by its kind and name: "SKU OAK-1". */
export function recordText({ entity, id, ...names }: Named, { t, isChinese }: Tongue): string {
  return `${entityText(entity, t)} ${nameOf(names, isChinese) ?? t('audit.unnamed', { id })}`
}

export function entityText(entity: string, t: TFunction): string {
  return Object.hasOwn(auditEn.entities, entity)
    ? t(`audit.entities.${entity as keyof typeof auditEn.entities}`)
    : entity
}

export function fieldText(field: string, t: TFunction): string {
  return Object.hasOwn(auditEn.fields, field) ? t(`audit.fields.${field as keyof typeof auditEn.fields}`) : field
}

/** Null where it is nothing. */
export function valueText(value: AuditValue, { t, isChinese }: Tongue): string | null {
  if (value === null) return null
  const text = textOfValue(value, isChinese)
  return Object.hasOwn(auditEn.values, text) ? t(`audit.values.${text as keyof typeof auditEn.values}`) : text
}

/** By whom: the one who reads it, another of the staff by their number, or what is nobody. */
export function whoText({ memberId, actor, origin }: AuditChange, ownId: string | undefined, t: TFunction): string {
  if (memberId !== null) return staffText(memberId, ownId, t)
  if (origin === 'demonstration') return t('audit.byDemonstration')
  if (actor === 'import command') return t('audit.byCommand')
  return t('audit.byServer', { name: actor ?? '' })
}

export function staffText(memberId: string, ownId: string | undefined, t: TFunction): string {
  return memberId === ownId ? t('audit.you') : t('audit.staff', { id: memberId })
}

/** From where: which import, and whether that was taken back. */
export function originText({ origin, run }: Pick<AuditChange, 'origin' | 'run'>, t: TFunction): string {
  if (origin === 'undo') return t('audit.undoneImport', { name: run?.name ?? '' })
  return origin === 'import' ? `${t('audit.origins.import')} ${run?.name ?? ''}` : t(`audit.origins.${origin}`)
}
