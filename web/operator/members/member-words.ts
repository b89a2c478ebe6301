import type { TFunction } from 'i18next'
import type { KeptMember, KeptTrailEntry } from '../../../contract/members-kept.ts'
import { roles, type Role } from '../../../contract/permissions.ts'
import { keptMembersEn } from '../../locales/kept-members-texts.ts'

type MailKind = keyof typeof keptMembersEn.mailKinds

/** A member's nickname, or else their address. */
export function memberName({ nickname, email }: Pick<KeptMember, 'nickname' | 'email'>): string {
  return nickname || email
}

/** Why an account can be neither locked nor given another role. */
export function hindranceText({ isLastOperator, isDemonstration }: KeptMember, t: TFunction): string | undefined {
  if (isDemonstration) return t('keptMembers.isDemonstration')
  return isLastOperator ? t('keptMembers.lastOperator') : undefined
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

/** How a member has changed since the page loaded, a sentence each; never empty. */
export function meanwhileTexts(
  before: KeptMember,
  now: KeptMember,
  { t, ownId }: { t: TFunction; ownId: string | undefined },
): string[] {
  const seen = new Set(before.trail.map(({ id }) => id))
  const news = now.trail.filter(({ id }) => !seen.has(id))
  const told = new Set<string>(news.map(({ what }) => what))
  const isToldOfState = told.has('locked') || told.has('unlocked')
  const isToldOfCompany = told.has('company-verified') || told.has('company-refused')
  const texts = [
    ...news.map((entry) =>
      t('keptMembers.conflictTrail', {
        who: trailActorText(entry, ownId, t),
        what: withReason(didText(entry, t), entry),
      }),
    ),
    ...(before.state !== now.state && !isToldOfState
      ? [
          t('keptMembers.conflictState', {
            before: t(`keptMembers.states.${before.state}`),
            after: t(`keptMembers.states.${now.state}`),
          }),
        ]
      : []),
    ...(before.verification !== now.verification && !isToldOfCompany
      ? [
          t('keptMembers.conflictCompany', {
            before: t(`keptMembers.verifications.${before.verification}`),
            after: t(`keptMembers.verifications.${now.verification}`),
          }),
        ]
      : []),
  ]
  return texts.length > 0 ? texts : [t('keptMembers.conflictOther')]
}

function withReason(did: string, { reason }: { reason: string }): string {
  return reason ? `${did} (${reason})` : did
}

function roleText(role: string | number | boolean | undefined, t: TFunction): string {
  const known = roles.find((one): one is Role => one === role)
  return known ? t(`keptMembers.roles.${known}`) : String(role ?? '')
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(keptMembersEn.mailKinds, kind)
}
