import {
  IconCircleCheck,
  IconCircleX,
  IconClockPause,
  IconHourglass,
  IconLock,
  IconRosetteDiscountCheck,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { KeptMemberRow } from '../../../contract/members-kept.ts'
import { momentOf, timeAgo } from '../../kit/moments.ts'

const states = {
  active: [IconCircleCheck, '[&>svg]:text-good'],
  locked: [IconLock, 'text-bad'],
  leaving: [IconClockPause, 'text-warning'],
} as const
const verifications = {
  pending: [IconHourglass, 'text-warning'],
  verified: [IconRosetteDiscountCheck, 'text-good'],
  refused: [IconCircleX, 'text-bad'],
} as const

/** Whether a member can sign in: an icon and a word, with the reason on hover. */
export function StateMark({ member: { state, lockReason } }: { member: Pick<KeptMemberRow, 'state' | 'lockReason'> }) {
  const { t } = useTranslation()
  return <Mark sign={states[state]} label={t(`keptMembers.states.${state}`)} title={lockReason} />
}

/** The state of a member's company verification, and the company. */
export function VerificationMark({ member }: { member: Pick<KeptMemberRow, 'verification' | 'companyName'> }) {
  const { t } = useTranslation()
  const { verification, companyName } = member
  const label = t(`keptMembers.verifications.${verification}`)
  if (verification === 'none') return <span className="text-meta text-second">{label}</span>
  return (
    <span className="grid justify-items-start gap-2">
      <Mark sign={verifications[verification]} label={label} />
      {companyName !== null && (
        <span dir="auto" className="text-meta wrap-anywhere text-second">
          {companyName}
        </span>
      )}
    </span>
  )
}

interface MarkProps {
  sign: readonly [Icon, string]
  label: string
  title?: string | null
}

function Mark({ sign: [Sign, className], label, title }: MarkProps) {
  return (
    <span title={title ?? undefined} className={`inline-flex items-baseline gap-6 whitespace-nowrap ${className}`}>
      <Sign aria-hidden className="size-17 flex-none self-center" />
      {label}
    </span>
  )
}

/** When a member was last seen, from now; the moment itself on hover. */
export function LastSeen({ time, now }: { time: number | null; now: number }) {
  const { t, i18n } = useTranslation()
  if (time === null) return <span className="text-meta text-second">{t('keptMembers.never')}</span>
  return (
    <time dateTime={new Date(time).toISOString()} title={momentOf(time, i18n.language)}>
      {timeAgo(time, now, i18n.language) ?? t('keptMembers.justNow')}
    </time>
  )
}
