import { useTranslation } from 'react-i18next'
import { DAYS_OF_COMPANY_DOCUMENTS, type Company } from '../../../../contract/company.ts'
import { judgeCompany, type KeptMember } from '../../../../contract/members-kept.ts'
import { call } from '../../../api.ts'
import { Button } from '../../../kit/Button.tsx'
import { dayOf, endOf } from '../../../kit/moments.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import { useMemberChange } from './MemberChange.tsx'
import { Facts, Lines, MemberSection } from './MemberSection.tsx'

interface CompanyProps {
  member: KeptMember
  company: Company
}

/** The company that a member has submitted, and the decision. */
export function CompanySection({ member }: { member: KeptMember }) {
  const { t } = useTranslation()
  const { company } = member
  return (
    <MemberSection title={t('keptMembers.company')} hint={t('keptMembers.companyHint')} anchor="company">
      {company ? <SentCompany member={member} company={company} /> : <p>{t('keptMembers.noCompany')}</p>}
    </MemberSection>
  )
}

const standings = {
  none: ['companyWithdrawn', ''],
  pending: ['companyPending', 'text-warning'],
  verified: ['companyVerified', 'text-good'],
  refused: ['companyRefused', 'text-bad'],
} as const

/** The submitted data, and the documents while they are stored. */
function SentCompany({ member, company }: CompanyProps) {
  const { t, i18n } = useTranslation()
  const { verification, refusalReason } = member
  const { name, registrationNumber, countryCode, website, sendTime, judgeTime, documents, deleteDocumentsTime } =
    company
  const [standing, look] = standings[verification]
  const isJudged = judgeTime !== null
  return (
    <>
      <p className={`font-medium ${look}`}>
        {t(`keptMembers.${standing}`, { date: dayOf(judgeTime ?? sendTime, i18n.language) })}
      </p>
      {refusalReason !== null && <Lines>{t('keptMembers.lockReason', { reason: refusalReason })}</Lines>}
      <Facts
        facts={[
          [t('keptMembers.company'), name],
          [t('keptMembers.registrationNumber'), registrationNumber],
          [t('keptMembers.country'), new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode)],
          [t('keptMembers.website'), website && <Website key="website" address={website} />],
          [t('keptMembers.sent'), isJudged ? dayOf(sendTime, i18n.language) : null],
        ]}
      />
      <CompanyDocuments documents={documents} />
      {isJudged && (
        <p className="max-w-[70ch] text-meta text-second">
          {documents.length > 0 && deleteDocumentsTime !== null
            ? t('keptMembers.documentsGo', { date: endOf(deleteDocumentsTime, i18n.language) })
            : t('keptMembers.documentsGone')}
        </p>
      )}
      <Verdicts member={member} company={company} />
    </>
  )
}

function Website({ address }: { address: string }) {
  return (
    <a
      className="underline decoration-control underline-offset-3 hover:text-accent"
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {address}
    </a>
  )
}

/** Verifies a company, or refuses it with a reason that its member reads. */
function Verdicts({ member, company: { name } }: CompanyProps) {
  const { t } = useTranslation()
  const { ask, dialog } = useMemberChange()
  const { verification } = member
  const days = DAYS_OF_COMPANY_DOCUMENTS
  const send = (verdict: 'verified' | 'refused') => ({
    send: ({ version, reason }: { version: number; reason: string }) =>
      call(judgeCompany, { id: member.id, version, verdict, ...(reason && { reason }) }),
    onDone: () => showToast(t(`keptMembers.${verdict}`, { name })),
  })
  const verify = () =>
    ask({
      member,
      title: t('keptMembers.verifyTitle', { name }),
      what: [t('keptMembers.verifyWhat', { days })],
      note: t('keptMembers.reasonKept'),
      confirmLabel: t('keptMembers.verify'),
      ...send('verified'),
    })
  const refuse = () =>
    ask({
      member,
      title: t('keptMembers.refuseTitle', { name }),
      what: [t('keptMembers.refuseWhat', { days })],
      note: t('keptMembers.reasonSeen'),
      isReasonNeeded: true,
      confirmLabel: t('keptMembers.refuse'),
      isGrave: true,
      ...send('refused'),
    })
  return (
    <>
      {verification !== 'none' && (
        <div className="flex flex-wrap gap-10 phone:[&>button]:flex-1">
          {verification !== 'verified' && (
            <Button label={t('keptMembers.verify')} look="filled" opens="dialog" onPress={verify} />
          )}
          {verification !== 'refused' && <Button label={t('keptMembers.refuse')} opens="dialog" onPress={refuse} />}
        </div>
      )}
      {dialog}
    </>
  )
}
