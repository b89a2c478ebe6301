import '../../../locales/operator-texts.ts'
import '../../../locales/kept-members-texts.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { KeptMember } from '../../../../contract/members-kept.ts'
import { saysUnknown } from '../../../errors/message.ts'
import { LinkButton } from '../../../kit/Button.tsx'
import { Face } from '../../../kit/Face.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { momentOf } from '../../../kit/moments.ts'
import { useTitleName } from '../../../kit/window-title.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { useUser } from '../../../members/session/current-user.ts'
import { didText, memberName, trailActorText } from '../member-words.ts'
import { keptMember } from '../queries.ts'
import { AccountSection } from './AccountSection.tsx'
import { CompanySection } from './CompanySection.tsx'
import { MailsSection } from './MailsSection.tsx'
import { Facts, Lines, MemberSection, Row } from './MemberSection.tsx'
import { RoleSection } from './RoleSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** All that an operator may see of a member, and do. Another member needs another `key`. */
export function MemberView({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery(keptMember(id))
  const { data, error, dataUpdatedAt } = query
  useTitleName('page', data ? memberName(data) : error ? null : undefined)
  if (saysUnknown(error)) {
    const toList = <LinkButton to="/operator/members" label={t('keptMembers.toList')} />
    return <Face title={t('keptMembers.gone')} action={toList} />
  }
  return (
    <Answer query={query} failed={t('keptMembers.oneFailed')}>
      {(member) => (
        <div className="grid gap-32">
          <div className="-mb-16">
            <LinkButton look="inline" icon={IconArrowLeft} to="/operator/members" label={t('keptMembers.toList')} />
          </div>
          <AccountSection member={member} now={dataUpdatedAt} />
          <RoleSection member={member} />
          <CompanySection member={member} />
          <SessionsSection member={member} now={dataUpdatedAt} />
          <MailsSection member={member} />
          <ThingsSection counts={member.counts} />
          <TrailSection trail={member.trail} />
        </div>
      )}
    </Answer>
  )
}

const things = ['folders', 'boards', 'publishedBoards', 'budgets', 'links'] as const

/** How many things a member has made, without their content. */
function ThingsSection({ counts }: Pick<KeptMember, 'counts'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  return (
    <MemberSection title={t('keptMembers.things')} hint={t('keptMembers.thingsHint')}>
      <Facts facts={things.map((thing) => [t(`keptMembers.counts.${thing}`), figure(counts[thing])])} />
    </MemberSection>
  )
}

/** What operators have done to an account, when and why. */
function TrailSection({ trail }: Pick<KeptMember, 'trail'>) {
  const { t, i18n } = useTranslation()
  const ownId = useUser()?.id
  return (
    <MemberSection title={t('keptMembers.trail')} hint={t('keptMembers.trailHint')}>
      {trail.length === 0 ? (
        <p>{t('keptMembers.noTrail')}</p>
      ) : (
        <ol className="w-full" aria-label={t('keptMembers.trail')}>
          {trail.map((entry) => (
            <Row key={entry.id} title={didText(entry, t)}>
              {entry.reason && <Lines>{entry.reason}</Lines>}
              <p className="flex flex-wrap gap-x-18 gap-y-2">
                <span>{trailActorText(entry, ownId, t)}</span>
                <time dateTime={new Date(entry.time).toISOString()}>{momentOf(entry.time, i18n.language)}</time>
              </p>
            </Row>
          ))}
        </ol>
      )}
    </MemberSection>
  )
}
