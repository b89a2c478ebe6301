import type { TFunction } from 'i18next'
import type { KeptMember } from '../../../../../contract/members-kept.ts'
import { trailActorText, didText } from '../../member-words.ts'

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
