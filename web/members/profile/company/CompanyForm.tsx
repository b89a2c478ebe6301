import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryCodes } from '../../../../contract/countries.ts'
import {
  discardCompanyDocument,
  LONGEST_COMPANY_NAME,
  LONGEST_REGISTRATION_NUMBER,
  sendCompany,
  type CompanyDocument,
  type OwnCompany,
} from '../../../../contract/company.ts'
import { call } from '../../../api.ts'
import { reportFailure } from '../../../errors/report.ts'
import { ChooseField } from '../../../kit/fields/ChooseField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useAskBeforeLeaving } from '../../../kit/history/leaving.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { useCheckedForm } from '../../login/checked-form.ts'
import { FormEnd } from '../../login/fields/FormEnd.tsx'
import type { FieldsByName } from '../../login/refusals.ts'
import styles from '../ProfileForm.module.css'
import { companyComplaints, companyDraftOf, companyToSend, type CompanyDraft } from './company-draft.ts'
import { Documents } from './Documents.tsx'
import { documentsIn, useNoteCompany } from './own-company.ts'
import { useSendingDocuments } from './sending-documents.ts'

const FIELDS: FieldsByName = {
  name: 'companyName',
  registrationNumber: 'registrationNumber',
  countryCode: 'countryCode',
  website: 'website',
  documentIds: 'documents',
}

interface CompanyFormProps {
  own: OwnCompany
  /** What was typed so far; the parent keeps it while the form is folded. */
  typed: Partial<CompanyDraft>
  onType: (change: Partial<CompanyDraft>) => void
  onSent: () => void
}

/** The data that verifies a company, beginning with what was sent before. The server stores documents as soon as they are chosen. */
export function CompanyForm({ own, typed, onType, onSent }: CompanyFormProps) {
  const { t } = useTranslation()
  const note = useNoteCompany()
  const draft = { ...companyDraftOf(own.company), ...typed }
  const documents = documentsIn(own).filter(({ id }) => !draft.leftIds.includes(id))
  const files = useSendingDocuments({
    count: documents.length,
    onSent: (document) => {
      note((now) => ({ ...now, unsent: [...now.unsent, document] }))
      form.forget('documents')
      say(t('company.added', { name: document.name }))
    },
  })
  useAskBeforeLeaving(files.sending.length > 0)
  const form = useCheckedForm({
    fields: FIELDS,
    check: () => companyComplaints(draft, { documents: documents.length, isSending: files.sending.length > 0 }),
    send: async () => {
      const documentIds = documents.map(({ id }) => id)
      const sent = await call(sendCompany, { ...companyToSend(draft), documentIds })
      note(() => sent)
      showToast(t('company.sent'))
      onSent()
    },
  })
  const remove = (document: CompanyDocument) => {
    const { id, name } = document
    // A document sent before is left out of the next submission, which deletes it.
    onType({ leftIds: [...draft.leftIds, id] })
    files.forgetFaults()
    say(t('company.removed', { name }))
    if (!own.unsent.some((one) => one.id === id)) return
    note((now) => ({ ...now, unsent: now.unsent.filter((one) => one.id !== id) }))
    void call(discardCompanyDocument, { id }).catch(reportFailure)
  }
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      <CompanyFields draft={draft} form={form} onType={onType} />
      <Documents
        documents={documents}
        sending={files.sending}
        faults={form.errors.documents ? [form.errors.documents, ...files.faults] : files.faults}
        onFiles={(chosen) => {
          form.forget('documents')
          files.take(chosen)
        }}
        onRemove={remove}
      />
      <div className={styles['end']}>
        <FormEnd form={form} label={t('company.send')} />
      </div>
    </form>
  )
}

interface CompanyFieldsProps extends Pick<CompanyFormProps, 'onType'> {
  draft: CompanyDraft
  form: ReturnType<typeof useCheckedForm>
}

function CompanyFields({ draft, form, onType }: CompanyFieldsProps) {
  const { t, i18n } = useTranslation()
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language])
  const line = (name: 'companyName' | 'registrationNumber' | 'website', most: number) => ({
    name,
    dir: 'auto' as const,
    value: draft[name],
    error: form.errors[name],
    limit: { most, text: t('login.limitReached', { count: most }) },
    onChange: (text: string) => {
      form.forget(name)
      onType({ [name]: text })
    },
  })
  return (
    <div className={styles['fields']}>
      <TextField
        {...line('companyName', LONGEST_COMPANY_NAME)}
        label={t('company.name')}
        note={t('company.nameHint')}
        autoComplete="organization"
      />
      <TextField
        {...line('registrationNumber', LONGEST_REGISTRATION_NUMBER)}
        label={t('company.registrationNumber')}
        note={t('company.registrationHint')}
        autoComplete="off"
      />
      <ChooseField
        label={t('company.country')}
        name="countryCode"
        noneText={t('company.countryNone')}
        options={countries}
        value={draft.countryCode || null}
        error={form.errors.countryCode}
        onChange={(countryCode) => {
          form.forget('countryCode')
          onType({ countryCode: countryCode ?? '' })
        }}
      />
      <TextField
        {...line('website', 2000)}
        label={t('company.website')}
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
      />
    </div>
  )
}

/** All countries by name in the reader's language, found also by code and by their English and Chinese names. */
function countriesIn(language: string) {
  const [names, ...others] = [language, 'en', 'zh-CN'].map((one) => new Intl.DisplayNames(one, { type: 'region' }))
  const { compare } = new Intl.Collator(language)
  return countryCodes
    .map((value) => ({
      value,
      label: names?.of(value) ?? value,
      otherWords: [value, ...others.map((one) => one.of(value) ?? '')].join(' '),
    }))
    .toSorted((one, other) => compare(one.label, other.label))
}
