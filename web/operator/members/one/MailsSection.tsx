import { IconMail, IconMailCheck, IconMailX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { resendMail, type KeptMail, type KeptMember } from '../../../../contract/members-kept.ts'
import { reasonOf } from '../../../errors/message.ts'
import { Button } from '../../../kit/Button.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { change, useChange } from '../../../query.ts'
import { WhyFailed } from '../../WhyFailed.tsx'
import { mailText } from '../member-words.ts'
import { useNoteMember } from '../queries.ts'
import { MemberSection, Row } from './MemberSection.tsx'

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
        <ul ref={list} tabIndex={-1} className="w-full outline-none" aria-label={t('keptMembers.mails')}>
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
  const { mutate, isPending, error } = useChange(change(resendMail, []), {
    isSilent: true,
    onDone: (now) => {
      note(now)
      showToast(t('keptMembers.resent'))
      // The button may have disappeared.
      onResent()
    },
  })
  const { kind, state, time, problem, canBeResent } = mail
  const text = mailText(kind, t)
  const again = (
    <Button
      label={t('keptMembers.resend')}
      about={text}
      isBusy={isPending}
      onPress={() => mutate({ mailId: mail.id })}
    />
  )
  return (
    <Row icon={signs[state]} isBad={state === 'given-up'} title={text} action={canBeResent && again}>
      <p>{t(`keptMembers.mailStates.${state}`, { when: momentOf(time, i18n.language) })}</p>
      {problem !== null && (
        <p>
          <WhyFailed problem={problem} isMail />
        </p>
      )}
      <p className="text-bad empty:hidden" role="alert">
        {error && reasonOf(error, t)}
      </p>
    </Row>
  )
}
