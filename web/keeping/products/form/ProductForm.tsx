import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gap } from '../../../../contract/keeping/gaps.ts'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import buttons from '../../../kit/buttons.module.css'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { ShopWindow, type DrawProduct } from '../window/ShopWindow.tsx'
import { askedOf } from './asked.ts'
import { AttributeList } from './attributes/AttributeList.tsx'
import { Basics } from './Basics.tsx'
import { ProductFormContext, useForm } from './form-context.ts'
import { FormBar } from './FormBar.tsx'
import { FormConflict } from './FormConflict.tsx'
import { CertificatesForm } from './papers/CertificatesForm.tsx'
import { DownloadsForm } from './papers/DownloadsForm.tsx'
import { PicturePlace } from './pictures/PicturePlace.tsx'
import { placeOfGap, skuLacking } from './place-of-gap.ts'
import styles from './ProductForm.module.css'
import { FormSection } from './FormSection.tsx'
import { SkuDetails } from './skus/SkuDetails.tsx'
import { SkuTable } from './skus/SkuTable.tsx'
import { useProductForm } from './use-product-form.ts'
import { useSaveKey } from './use-save-key.ts'
import { useSaving } from './use-saving.ts'

interface ProductFormProps {
  record: KeptProductDetail
  whose: { memberId: string; productId: string }
  /** The SKU shown in full at first. */
  firstSkuId: string | null
  /** The gap to fill first. */
  firstGap: Gap | null
  draw: DrawProduct
}

/** A product's form, and beside it the preview; on a phone one of the two. */
export function ProductForm({ record, whose, firstSkuId, firstGap, draw }: ProductFormProps) {
  const { isPhone } = usePageUnit()
  const [sight, setSight] = useState<'form' | 'window'>('form')
  const place = useRef<HTMLDivElement>(null)
  const state = useProductForm(record, whose, firstSkuId ?? (firstGap && skuLacking(record, firstGap)))
  const { form } = state
  const firstPath = firstGap && placeOfGap(form.draft, firstGap, form.selectedKey)
  const saving = useSaving({ state, record, whose, place, firstPath, showForm: () => setSight('form') })
  const { asked, isPartial } = askedOf({
    record,
    edits: state.edits,
    wrong: state.wrongFields,
    skuId: form.selectedKey,
  })
  useSaveKey(saving.save)
  return (
    <ProductFormContext value={form}>
      <div ref={place} className={styles['form']} data-sight={sight}>
        <FormBar state={state} saving={saving} isNew={whose.productId === 'new'} />
        {isPhone && <SightTabs sight={sight} onChoose={setSight} />}
        <div className={styles['beside']}>
          <div className={styles['parts']} hidden={isPhone && sight !== 'form'}>
            <Parts />
          </div>
          <div className={styles['window']} hidden={isPhone && sight !== 'window'}>
            <ShopWindow asked={asked} isPartial={isPartial} draw={draw} onChooseSku={form.select} />
          </div>
        </div>
        {saving.conflict && <FormConflict conflict={saving.conflict} edits={state.edits} saving={saving} />}
      </div>
    </ProductFormContext>
  )
}

function Parts() {
  const { t } = useTranslation()
  const { draft, selectedKey, setProduct, addSku, mistakeAt } = useForm()
  const selected = draft.skus.find(({ key }) => key === selectedKey)
  return (
    <>
      <Basics />
      <FormSection title={t('keptProducts.form.section.skus')} path="skus" error={mistakeAt('skus')}>
        <SkuTable />
        <p>
          <button type="button" className={buttons['plain']} onClick={() => addSku()}>
            <IconPlus aria-hidden />
            {t('keptProducts.form.sku.add')}
          </button>
        </p>
        {selected && <SkuDetails key={selected.key} sku={selected} />}
      </FormSection>
      <FormSection title={t('keptProducts.form.section.attributes')} path="attrs" error={mistakeAt('attrs')}>
        <AttributeList entries={draft.product.attrs} path="attrs" onChange={(attrs) => setProduct({ attrs })} />
      </FormSection>
      <FormSection title={t('keptProducts.form.section.pictures')}>
        <PicturePlace
          role={t('keptProducts.form.field.structuralImages')}
          pictures={draft.product.structuralImages}
          path="structuralImages"
          isHeaded
          onChange={(structuralImages) => setProduct({ structuralImages })}
        />
      </FormSection>
      <CertificatesForm />
      <DownloadsForm />
    </>
  )
}

function SightTabs({ sight, onChoose }: { sight: 'form' | 'window'; onChoose: (sight: 'form' | 'window') => void }) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles['tabs']}>
      <legend className="visually-hidden">{t('keptProducts.form.tabs')}</legend>
      {(['form', 'window'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === sight} onClick={() => onChoose(one)}>
          {t(one === 'form' ? 'keptProducts.form.tabForm' : 'keptProducts.form.tabWindow')}
        </button>
      ))}
    </fieldset>
  )
}
