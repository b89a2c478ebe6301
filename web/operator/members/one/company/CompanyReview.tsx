import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../../contract/company.ts'
import type { KeptMember } from '../../../../../contract/members-kept.ts'
import buttons from '../../../../kit/buttons.module.css'
import { dayOf } from '../../../../kit/moments.ts'
import { JudgeDialog } from '../changing/JudgeDialog.tsx'
import { MemberSection } from '../MemberSection.tsx'
import styles from '../MemberView.module.css'
import { CompanyFacts } from './CompanyFacts.tsx'

const verdicts = ['verified', 'refused'] as const

/** The company that a member has submitted, and the decision. */
export function CompanyReview({ member }: { member: KeptMember }) {
  const { t } = useTranslation()
  const { company } = member
  return (
    <MemberSection title={t('keptMembers.company')} hint={t('keptMembers.companyHint')} anchor="company">
      {company ? <SentCompany member={member} company={company} /> : <p>{t('keptMembers.noCompany')}</p>}
    </MemberSection>
  )
}

function SentCompany({ member, company }: { member: KeptMember; company: Company }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<(typeof verdicts)[number] | null>(null)
  const [reason, setReason] = useState('')
  const { verification, refusalReason } = member
  return (
    <>
      <p className={styles['verdict']} data-verification={verification}>
        <Verdict member={member} company={company} />
      </p>
      {refusalReason !== null && (
        <p className={styles['lines']} dir="auto">
          {t('keptMembers.lockReason', { reason: refusalReason })}
        </p>
      )}
      <CompanyFacts company={company} />
      {verification !== 'none' && (
        <p className={styles['steps']}>
          {verdicts
            .filter((verdict) => verdict !== verification)
            .map((verdict) => (
              <button
                key={verdict}
                type="button"
                className={buttons[verdict === 'verified' ? 'filled' : 'plain']}
                aria-haspopup="dialog"
                onClick={() => setAsked(verdict)}
              >
                {t(verdict === 'verified' ? 'keptMembers.verify' : 'keptMembers.refuse')}
              </button>
            ))}
        </p>
      )}
      {asked && (
        <JudgeDialog
          member={member}
          name={company.name}
          verdict={asked}
          reason={reason}
          onType={setReason}
          onClose={() => setAsked(null)}
          onDone={() => {
            setReason('')
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

function Verdict({
  member: { verification },
  company: { sendTime, judgeTime },
}: {
  member: KeptMember
  company: Company
}) {
  const { t, i18n } = useTranslation()
  const date = dayOf(judgeTime ?? sendTime, i18n.language)
  switch (verification) {
    case 'pending':
      return t('keptMembers.companyPending', { date })
    case 'verified':
      return t('keptMembers.companyVerified', { date })
    case 'refused':
      return t('keptMembers.companyRefused', { date })
    default:
      return t('keptMembers.companyWithdrawn')
  }
}
