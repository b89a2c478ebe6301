import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { keptSorts } from '../../../../contract/keeping/products.ts'
import { brandNameOf, nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { categoryList } from '../../../catalogue/queries.ts'
import { ChooseField } from '../../../kit/fields/ChooseField.tsx'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../../kit/fields/typed-words.ts'
import { categoryChoices } from '../category-choices.ts'
import { useFigures } from '../../../kit/figures.ts'
import { everyBrand } from '../queries.ts'
import { useWantedProducts, type WantedStatus } from '../wanted-products.ts'
import styles from './ProductTools.module.css'

const LONGEST_WORDS = 200
const statuses = ['all', 'on_sale', 'withdrawn'] as const

/** The list's filters and sort, all in the address. */
export function ProductTools({ statuses: counts }: { statuses: Record<WantedStatus, number> | undefined }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { wanted, change } = useWantedProducts()
  const { data: brands = [] } = useQuery(everyBrand)
  const { data: categories = [] } = useQuery(categoryList)
  const [text, type] = useTypedWords(wanted.keyword, (keyword, isTyping) => change({ keyword }, { isTyping }))
  return (
    <div className={styles['tools']}>
      <search className={styles['search']}>
        <SearchField
          className={styles['find']}
          label={t('keptProducts.find')}
          clearLabel={t('keptProducts.clear')}
          most={LONGEST_WORDS}
          value={text}
          onChange={type}
        />
      </search>
      <fieldset className={styles['statuses']}>
        <legend className="visually-hidden">{t('keptProducts.status')}</legend>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            className={styles['status']}
            aria-pressed={wanted.status === status}
            onClick={() => change({ status })}
          >
            {t('keptProducts.statusOf', {
              status: t(`keptProducts.statuses.${status}`),
              figure: counts ? figure(counts[status]) : '…',
            })}
          </button>
        ))}
      </fieldset>
      <div className={styles['chooser']}>
        <ChooseField
          label={t('keptProducts.brand')}
          placeholder={t('keptProducts.anyBrand')}
          noneText={t('keptProducts.noneFound')}
          options={brands.map((brand) => ({
            value: brand.id,
            label: brandNameOf(isChinese, brand),
            otherWords: `${brand.name} ${brand.englishName}`,
          }))}
          value={wanted.brandId}
          isClearable
          onChange={(brandId) => change({ brandId })}
        />
      </div>
      <div className={styles['chooser']}>
        <ChooseField
          label={t('keptProducts.category')}
          placeholder={t('keptProducts.anyCategory')}
          noneText={t('keptProducts.noneFound')}
          options={categoryChoices(categories, (one) => nameOf(isChinese, one))}
          value={wanted.categoryId}
          isClearable
          onChange={(categoryId) => change({ categoryId })}
        />
      </div>
      <div className={styles['sort']}>
        <SelectField
          label={t('keptProducts.sort')}
          isInline
          options={keptSorts.map((sort) => ({ value: sort, label: t(`keptProducts.sorts.${sort}`) }))}
          value={wanted.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </div>
  )
}
