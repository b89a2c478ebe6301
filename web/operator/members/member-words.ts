import type { TFunction } from 'i18next'
import type { KeptMember, KeptTrailEntry } from '../../../contract/members-kept.ts'
import { roles, type Role } from '../../../contract/permissions.ts'
import { keptMembersEn } from '../../locales/kept-members-texts.ts'

type MailKind = keyof typeof keptMembersEn.mailKinds

/** A member's nickname, or else their address. */
export function memberName({ nickname, email }: Pick<KeptMember, 'nickname' | 'email'>): string {
  return nickname || email
}

/** The kind of a mail in words; an unknown kind has its own name. */
export function mailText(kind: string, t: TFunction): string {
  return isMailKind(kind) ? t(`keptMembers.mailKinds.${kind}`) : kind
}

/** An operator's action in words. */
export function didText({ what, before, after }: KeptTrailEntry, t: TFunction): string {
  if (what === 'role-changed') {
    return t('keptMembers.did.role-changed', { before: roleText(before['role'], t), after: roleText(after['role'], t) })
  }
  const mail = after['mail'] ?? before['mail']
  if (what === 'mail-resent') return t('keptMembers.did.mail-resent', { mail: mailText(String(mail ?? ''), t) })
  return t(`keptMembers.did.${what}`)
}

/** Who acted: the reader, another operator by name, or somebody who has left. */
export function trailActorText({ actor }: KeptTrailEntry, ownId: string | undefined, t: TFunction): string {
  if (actor === null) return t('keptMembers.byGone')
  return actor.id === ownId ? t('keptMembers.byYou') : actor.nickname
}

function roleText(role: string | number | boolean | undefined, t: TFunction): string {
  const known = roles.find((one): one is Role => one === role)
  return known ? t(`keptMembers.roles.${known}`) : String(role ?? '')
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(keptMembersEn.mailKinds, kind)
}
