import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../../../../errors/message.ts'
import { ChooseField } from '../../../../kit/fields/ChooseField.tsx'
import { brandsOf } from '../../queries.ts'
import type { LinkedDocument } from '../../shared-document.ts'
import type { LinkDraft } from '../link-draft.ts'
import styles from './LinkForm.module.css'

interface BrandFieldProps {
  shared: LinkedDocument
  draft: Pick<LinkDraft, 'brandId'>
  isWrong: boolean
  onChange: (next: Pick<LinkDraft, 'brandId'>) => void
}

/** The brand whose lines or items a supplier's link shows. */
export function BrandField({ shared, draft, isWrong, onChange }: BrandFieldProps) {
  const { t } = useTranslation()
  const { data: brands, error } = useQuery(brandsOf(shared))
  const nothing = brands?.length === 0 ? t('shareLinks.form.noBrands') : undefined
  const refusal = error && !brands ? reasonOf(error, t) : undefined
  return (
    <div className={styles['brand']}>
      <ChooseField
        label={t('shareLinks.form.brand')}
        options={(brands ?? []).map((brand) => ({ value: brand.id, label: brand.name }))}
        value={draft.brandId}
        placeholder={t('shareLinks.form.chooseBrand')}
        noneText={t('shareLinks.form.noBrands')}
        error={refusal ?? nothing ?? (isWrong ? t('shareLinks.form.wrongBrand') : undefined)}
        onChange={(brandId) => onChange({ brandId })}
      />
    </div>
  )
}
