import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CertificateEntry } from '../../../../../contract/keeping/product-record.ts'
import { entryNameOf, pickName, useIsChinese } from '../../../../catalogue/names.ts'
import { authorityList, useDictionary } from '../../../../catalogue/queries.ts'
import buttons from '../../../../kit/buttons.module.css'
import { ChooseField } from '../../../../kit/fields/ChooseField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { useForm } from '../form-context.ts'
import { FormSection } from '../FormSection.tsx'
import { DocumentField } from './DocumentField.tsx'
import styles from './Papers.module.css'

const blank: CertificateEntry = {
  authorityId: '',
  scheme: '',
  number: '',
  issuedOn: null,
  expiresOn: null,
  document: null,
}

/** The product's certificates, with dates and documents. */
export function CertificatesForm() {
  const { t } = useTranslation()
  const { draft, setProduct, mistakeAt } = useForm()
  const { auths } = draft.product
  return (
    <FormSection title={t('keptProducts.form.section.certificates')} path="auths" error={mistakeAt('auths')}>
      {auths.length === 0 && <p className={styles['none']}>{t('keptProducts.form.certificate.none')}</p>}
      <ul className={styles['papers']}>
        {auths.map((certificate, place) => (
          <li
            // Identical rows differ by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            data-field={`auths[${place}]`}
            aria-label={t('keptProducts.form.certificate.nth', { place: place + 1 })}
          >
            <CertificateFields
              certificate={certificate}
              path={`auths[${place}]`}
              onChange={(part) =>
                setProduct({ auths: auths.map((one) => (one === certificate ? { ...one, ...part } : one)) })
              }
            />
            <button
              type="button"
              className={buttons['icon']}
              aria-label={t('keptProducts.form.certificate.remove', { number: certificate.number })}
              onClick={() => setProduct({ auths: auths.filter((one) => one !== certificate) })}
            >
              <IconX />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={buttons['plain']}
        onClick={() => setProduct({ auths: [...auths, { ...blank }] })}
      >
        <IconPlus aria-hidden />
        {t('keptProducts.form.certificate.add')}
      </button>
    </FormSection>
  )
}

interface CertificateFieldsProps {
  certificate: CertificateEntry
  path: string
  onChange: (part: Partial<CertificateEntry>) => void
}

function CertificateFields({ certificate, path, onChange }: CertificateFieldsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record, mistakeAt } = useForm()
  const { data = [] } = useQuery(authorityList)
  const authorities = [...record.authorities.filter(({ id }) => !data.some((one) => one.id === id)), ...data]
  const schemes = useDictionary('product_auth_type') ?? []
  const days = [
    ['issuedOn', t('keptProducts.form.certificate.issuedOn')],
    ['expiresOn', t('keptProducts.form.certificate.expiresOn')],
  ] as const
  return (
    <div className={styles['fields']}>
      <ChooseField
        label={t('keptProducts.form.certificate.authority')}
        noneText={t('keptProducts.noneFound')}
        options={authorities.map(({ id, name, enName }) => ({
          value: id,
          label: pickName(isChinese, name, enName),
          otherWords: `${name ?? ''} ${enName ?? ''}`,
        }))}
        value={certificate.authorityId || null}
        error={mistakeAt(`${path}.authorityId`)}
        name={`${path}.authorityId`}
        onChange={(authorityId) => onChange({ authorityId: authorityId ?? '' })}
      />
      <ChooseField
        label={t('keptProducts.form.certificate.scheme')}
        noneText={t('keptProducts.noneFound')}
        options={schemes.map((entry) => ({ value: entry.value, label: entryNameOf(isChinese, entry) }))}
        value={certificate.scheme || null}
        error={mistakeAt(`${path}.scheme`)}
        name={`${path}.scheme`}
        onChange={(scheme) => onChange({ scheme: scheme ?? '' })}
      />
      <TextField
        label={t('keptProducts.form.certificate.number')}
        value={certificate.number}
        error={mistakeAt(`${path}.number`)}
        name={`${path}.number`}
        onChange={(number) => onChange({ number })}
      />
      {days.map(([field, label]) => (
        <TextField
          key={field}
          type="date"
          label={label}
          value={certificate[field] ?? ''}
          error={mistakeAt(`${path}.${field}`)}
          name={`${path}.${field}`}
          onChange={(day) => onChange({ [field]: day || null })}
        />
      ))}
      <DocumentField
        label={t('keptProducts.form.certificate.document')}
        document={certificate.document}
        error={mistakeAt(`${path}.document`)}
        path={`${path}.document`}
        isClearable
        onChange={(document) => onChange({ document })}
      />
    </div>
  )
}
