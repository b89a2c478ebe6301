import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { OwnCompany } from '../../../../contract/company.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import buttons from '../../../kit/buttons.module.css'
import { useAskBeforeLeaving } from '../../../kit/history/leaving.ts'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { ProfileSection } from '../ProfileSection.tsx'
import unfolding from '../Unfolding.module.css'
import type { CompanyDraft } from './company-draft.ts'
import { CompanyForm } from './CompanyForm.tsx'
import { CompanyState } from './CompanyState.tsx'
import { ownCompany } from './own-company.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** The state of the company's verification, and its form. */
export function CompanySection() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ownCompany)
  return (
    <ProfileSection {...(data && { anchor: 'company' })} title={t('company.title')} hint={t('company.hint')}>
      {!data && !error && <ProgressLine label={t('loading')} />}
      {!data && error && <FailureFace error={error} what={t('company.failed')} onRetry={() => void refetch()} isPart />}
      {data && <OwnCompanyWork own={data} />}
    </ProfileSection>
  )
}

/** The state, and a button that unfolds the form. Typed text stays while it is folded; the focus goes into it and back. */
function OwnCompanyWork({ own }: { own: OwnCompany }) {
  const { t } = useTranslation()
  const { status, company } = own
  const [isOpen, setIsOpen] = useState(false)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const [typed, setTyped] = useState<Partial<CompanyDraft>>({})
  useAskBeforeLeaving(Object.keys(typed).length > 0)
  const state = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isPending = status === 'pending'
  const fold = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const unfold = () => {
    flushSync(() => setIsOpen(true))
    body.current?.querySelector<HTMLElement>('input')?.focus()
  }
  const end = () => {
    flushSync(() => {
      setIsOpen(false)
      setTyped({})
    })
    state.current?.focus()
  }
  const openText = company ? t(status === 'verified' ? 'company.anew' : 'company.again') : t('company.open')
  return (
    <div className={unfolding['unfolding']}>
      <div className={unfolding['row']}>
        <div ref={state} tabIndex={-1} className={unfolding['state']}>
          <CompanyState own={own} />
        </div>
        {isPending ? (
          <button
            type="button"
            className={buttons['plain']}
            aria-haspopup="dialog"
            onClick={() => setIsWithdrawing(true)}
          >
            {t('company.withdraw')}
          </button>
        ) : (
          <button
            ref={button}
            type="button"
            className={buttons['plain']}
            aria-expanded={isOpen}
            onClick={isOpen ? fold : unfold}
          >
            {isOpen ? t('company.cancel') : openText}
          </button>
        )}
      </div>
      {isOpen && !isPending && (
        <div ref={body}>
          <CompanyForm
            own={own}
            typed={typed}
            onType={(change) => setTyped((now) => ({ ...now, ...change }))}
            onSent={end}
          />
        </div>
      )}
      {isWithdrawing && company && (
        <WithdrawDialog
          name={company.name}
          onClose={() => setIsWithdrawing(false)}
          onDone={() => {
            setIsWithdrawing(false)
            state.current?.focus()
          }}
        />
      )}
    </div>
  )
}
