import { IconCircleCheck, IconClockPause, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { KeptMemberRow, MemberState } from '../../../contract/members-kept.ts'
import styles from './Marks.module.css'

const signs = { active: IconCircleCheck, locked: IconLock, leaving: IconClockPause } satisfies Record<
  MemberState,
  unknown
>

/** Whether a member can sign in: an icon and a word, with the reason on hover. */
export function StateMark({ member: { state, lockReason } }: { member: Pick<KeptMemberRow, 'state' | 'lockReason'> }) {
  const { t } = useTranslation()
  const Sign = signs[state]
  return (
    <span className={styles['mark']} data-state={state} title={lockReason ?? undefined}>
      <Sign aria-hidden />
      {t(`keptMembers.states.${state}`)}
    </span>
  )
}
