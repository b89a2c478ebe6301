import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endMemberSessions, type KeptMember } from '../../../../contract/members-kept.ts'
import { reasonOf } from '../../../errors/message.ts'
import { Button } from '../../../kit/Button.tsx'
import { Confirm } from '../../../kit/dialog/Confirm.tsx'
import { dayOf, momentOf, timeAgo } from '../../../kit/moments.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { change, useChange } from '../../../query.ts'
import { memberName } from '../member-words.ts'
import { useNoteMember } from '../queries.ts'
import { MemberSection, Row } from './MemberSection.tsx'

/** A member's sessions, and the button that ends all of them. */
export function SessionsSection({ member, now }: { member: KeptMember; now: number }) {
  const { t, i18n } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { sessions } = member
  return (
    <MemberSection title={t('keptMembers.sessions')} hint={t('keptMembers.sessionsHint')}>
      {sessions.length > 0 && (
        <ul className="w-full">
          {sessions.map(({ id, device, createTime, lastUsed }) => (
            <Row
              key={id}
              icon={/\b(iPhone|Android)\b/.test(device) ? IconDeviceMobile : IconDeviceDesktop}
              title={device || t('keptMembers.unknownDevice')}
            >
              <p className="flex flex-wrap gap-x-18 gap-y-2">
                <span>{t('keptMembers.began', { date: dayOf(createTime, i18n.language) })}</span>
                <span title={momentOf(lastUsed, i18n.language)}>
                  {t('keptMembers.used', { when: timeAgo(lastUsed, now, i18n.language) ?? t('keptMembers.justNow') })}
                </span>
              </p>
            </Row>
          ))}
        </ul>
      )}
      {sessions.length === 0 && <p>{t('keptMembers.noSessions')}</p>}
      {/* The button stays without sessions: the focus returns to it. */}
      <Button
        label={t('keptMembers.endAll')}
        opens="dialog"
        why={sessions.length === 0 ? t('keptMembers.noSessions') : undefined}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <EndSessions member={member} onClose={() => setIsOpen(false)} />}
    </MemberSection>
  )
}

/** Explains what it means, before all of a member's sessions are ended. */
function EndSessions({ member, onClose }: { member: KeptMember; onClose: () => void }) {
  const { t } = useTranslation()
  const note = useNoteMember()
  const name = memberName(member)
  const { mutate, isPending, error } = useChange(change(endMemberSessions, []), {
    isSilent: true,
    onDone: (now) => {
      note(now)
      showToast(t('keptMembers.ended', { name }))
      onClose()
    },
  })
  return (
    <Confirm
      title={t('keptMembers.endTitle', { name })}
      text={t('keptMembers.endWhat')}
      cancelLabel={t('kit.cancel')}
      confirmLabel={t('keptMembers.endAll')}
      isBusy={isPending}
      error={error ? reasonOf(error, t) : undefined}
      onCancel={onClose}
      onConfirm={() => mutate({ id: member.id })}
    >
      {member.isSelf && <p className="text-warning">{t('keptMembers.endSelf')}</p>}
    </Confirm>
  )
}
