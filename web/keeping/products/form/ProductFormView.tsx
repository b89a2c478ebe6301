import '../../../locales/keeping-texts.ts'
import '../../../locales/operator-texts.ts'
import '../../../locales/keeping-products-texts.ts'
import '../../../locales/deleted-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gap } from '../../../../contract/keeping/gaps.ts'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { saysUnknown } from '../../../errors/message.ts'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { Face } from '../../../kit/Face.tsx'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { Segments } from '../../../kit/Segments.tsx'
import { useTitleName } from '../../../kit/window-title.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { useUser } from '../../../members/session/current-user.ts'
import { keptProduct } from '../queries.ts'
import { ShopWindow, type DrawProduct } from '../window/ShopWindow.tsx'
import { AttributeList } from './attributes/AttributeList.tsx'
import { Basics } from './Basics.tsx'
import { blankProduct } from './blank.ts'
import { FormBar } from './FormBar.tsx'
import { FormConflict } from './FormConflict.tsx'
import { FormSection } from './FormSection.tsx'
import { Papers } from './papers/Papers.tsx'
import { PicturePlace } from './pictures/PicturePlace.tsx'
import { placeOfGap, skuLacking } from './place-of-gap.ts'
import { askedOf } from './sending.ts'
import { SkuDetails } from './skus/SkuDetails.tsx'
import { SkuTable } from './skus/SkuTable.tsx'
import { ProductFormContext, useDraft, useProductForm, type Whose } from './use-product-form.ts'
import { useSaving } from './use-saving.ts'

interface ProductFormViewProps {
  /** `new` for a product not yet created. */
  id: string
  /** The SKU shown in full at first; null for the first one. */
  firstSkuId?: string | null
  /** The gap to fill first. */
  firstGap?: Gap | null
  draw: DrawProduct
}

/** The form of one product, with its loading and failed states. */
export function ProductFormView({ id, firstSkuId = null, firstGap = null, draw }: ProductFormViewProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const isNew = id === 'new'
  const memberId = useUser()?.id ?? ''
  const whose = useMemo(() => ({ memberId, productId: id }), [memberId, id])
  const { data = isNew ? blankProduct : undefined, error, refetch } = useQuery({ ...keptProduct(id), enabled: !isNew })
  const name = data && pickName(isChinese, data.fields.name, data.fields.enName)
  useTitleName('page', isNew ? t('keptProducts.form.newTitle') : name)
  if (!data && saysUnknown(error))
    return (
      <Face
        title={t('keptProducts.form.unknown')}
        hint={t('keptProducts.form.unknownHint')}
        action={<LinkButton to="/operator/products" label={t('keptProducts.form.back')} />}
      />
    )
  return (
    <Answer
      query={{ data, error, refetch, isPlaceholderData: false }}
      failed={t('keptProducts.form.failed')}
      skeletonHeight={480}
    >
      {(record) => (
        <ProductForm record={record} whose={whose} firstSkuId={firstSkuId} firstGap={firstGap} draw={draw} />
      )}
    </Answer>
  )
}

interface ProductFormProps extends Required<Omit<ProductFormViewProps, 'id'>> {
  record: KeptProductDetail
  whose: Whose
}

/** A product's form, and beside it the preview; on a phone one of the two. */
function ProductForm({ record, whose, firstSkuId, firstGap, draw }: ProductFormProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const [sight, setSight] = useState<'form' | 'window'>('form')
  const place = useRef<HTMLDivElement>(null)
  const state = useProductForm(record, whose, firstSkuId ?? (firstGap && skuLacking(record, firstGap)))
  const { form, edits, wrongFields } = state
  const firstPath = firstGap && placeOfGap(form.draft, firstGap, form.selectedKey)
  const saving = useSaving({ state, record, whose, place, firstPath, showForm: () => setSight('form') })
  const asked = askedOf({ record, edits, wrong: wrongFields, skuId: form.selectedKey })
  const isHidden = (one: 'form' | 'window') => isPhone && sight !== one
  return (
    <ProductFormContext value={form}>
      <div ref={place}>
        <FormBar state={state} saving={saving} isNew={whose.productId === 'new'} />
        {isPhone && (
          <div className="mb-14">
            <Segments
              label={t('keptProducts.form.tabs')}
              options={[
                { value: 'form', label: t('keptProducts.form.tabForm') },
                { value: 'window', label: t('keptProducts.form.tabWindow') },
              ]}
              value={sight}
              onChange={setSight}
            />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,calc(430*var(--u)))] items-start gap-40 phone:grid-cols-1">
          <div className={isHidden('form') ? 'hidden' : PARTS}>
            <Parts />
          </div>
          <div className={isHidden('window') ? 'hidden' : WINDOW}>
            <ShopWindow
              asked={asked}
              isPartial={Object.keys(wrongFields).length > 0}
              draw={draw}
              onChooseSku={form.select}
            />
          </div>
        </div>
        {saving.conflict && <FormConflict conflict={saving.conflict} edits={edits} saving={saving} />}
      </div>
    </ProductFormContext>
  )
}

// A focused field scrolls, with its label, to below the sticky bar.
const PARTS =
  'grid min-w-0 grid-cols-1 gap-36 [&_:is(input,select,textarea,button,[data-field])]:scroll-mt-[calc(var(--header)+100*var(--u))]'
const WINDOW =
  'sticky top-[calc(var(--header)+64*var(--u))] max-h-[calc(100vh-var(--header)-84*var(--u))] overflow-y-auto phone:static phone:max-h-none'

function Parts() {
  const { t } = useTranslation()
  const { draft, standing, selectedKey, setProduct, addSku } = useDraft()
  const selected = standing.find(({ key }) => key === selectedKey)
  return (
    <>
      <Basics />
      <FormSection title={t('keptProducts.form.section.skus')} path="skus">
        <SkuTable />
        <p>
          <Button icon={IconPlus} label={t('keptProducts.form.sku.add')} onPress={() => addSku()} />
        </p>
        {selected && <SkuDetails key={selected.key} sku={selected} />}
      </FormSection>
      <FormSection title={t('keptProducts.form.section.attributes')} path="attrs">
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
      <Papers />
    </>
  )
}
