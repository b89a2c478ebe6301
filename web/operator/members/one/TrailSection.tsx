import { useTranslation } from 'react-i18next'
import type { KeptMember } from '../../../../contract/members-kept.ts'
import { useUser } from '../../../members/session/current-user.ts'
import { momentOf } from '../../../kit/moments.ts'
import { trailActorText, didText } from '../member-words.ts'
import { MemberSection } from './MemberSection.tsx'
import styles from './MemberView.module.css'

/** What operators have done to an account, when and why. */
export function TrailSection({ trail }: Pick<KeptMember, 'trail'>) {
  const { t, i18n } = useTranslation()
  const ownId = useUser()?.id
  return (
    <MemberSection title={t('keptMembers.trail')} hint={t('keptMembers.trailHint')}>
      {trail.length === 0 ? (
        <p>{t('keptMembers.noTrail')}</p>
      ) : (
        <ol className={styles['list']} aria-label={t('keptMembers.trail')}>
          {trail.map((entry) => (
            <li key={entry.id} className={styles['row']}>
              <div className={styles['words']}>
                <p>{didText(entry, t)}</p>
                {entry.reason && (
                  <p className={styles['lines']} dir="auto">
                    {entry.reason}
                  </p>
                )}
                <p className={styles['meta']}>
                  <span>{trailActorText(entry, ownId, t)}</span>
                  <time dateTime={new Date(entry.time).toISOString()}>{momentOf(entry.time, i18n.language)}</time>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </MemberSection>
  )
}
