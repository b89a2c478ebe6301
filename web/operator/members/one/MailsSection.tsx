import { IconMail, IconMailCheck, IconMailX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { resendMail, type KeptMail, type KeptMember } from '../../../../contract/members-kept.ts'
import { call } from '../../../api.ts'
import { reasonOf } from '../../../errors/message.ts'
import buttons from '../../../kit/buttons.module.css'
import { momentOf } from '../../../kit/moments.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { WhyFailed } from '../../WhyFailed.tsx'
import { mailText } from '../member-words.ts'
import { useNoteMember } from '../queries.ts'
import { MemberSection } from './MemberSection.tsx'
import styles from './MemberView.module.css'

const signs = { sent: IconMailCheck, waiting: IconMail, 'given-up': IconMailX }

/** The latest mails to a member, and whether they arrived. */
export function MailsSection({ member: { mails } }: { member: KeptMember }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  return (
    <MemberSection title={t('keptMembers.mails')} hint={t('keptMembers.mailsHint')}>
      {mails.length === 0 ? (
        <p>{t('keptMembers.noMails')}</p>
      ) : (
        <ul ref={list} tabIndex={-1} className={styles['list']} aria-label={t('keptMembers.mails')}>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} onResent={() => list.current?.focus()} />
          ))}
        </ul>
      )}
    </MemberSection>
  )
}

function MailRow({ mail, onResent }: { mail: KeptMail; onResent: () => void }) {
  const { t, i18n } = useTranslation()
  const note = useNoteMember()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(resendMail, { mailId: mail.id }),
    meta: { isSilent: true },
    onSuccess: (now) => {
      note(now)
      showToast(t('keptMembers.resent'))
      // The button may have disappeared.
      onResent()
    },
  })
  const { kind, state, time, problem, canBeResent } = mail
  const text = mailText(kind, t)
  const Sign = signs[state]
  return (
    <li className={styles['row']} data-state={state}>
      <Sign aria-hidden />
      <div className={styles['words']}>
        <p>{text}</p>
        <p className={styles['meta']}>
          {t(`keptMembers.mailStates.${state}`, { when: momentOf(time, i18n.language) })}
        </p>
        {problem !== null && (
          <p className={styles['reason']}>
            <WhyFailed problem={problem} isMail />
          </p>
        )}
        <p className={styles['error']} role="alert">
          {error && reasonOf(error, t)}
        </p>
      </div>
      {canBeResent && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('keptMembers.resendOne', { mail: text })}
          aria-busy={isPending}
          onClick={() => isPending || mutate()}
        >
          {t('keptMembers.resend')}
        </button>
      )}
    </li>
  )
}
