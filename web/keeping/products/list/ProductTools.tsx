import { useTranslation } from 'react-i18next'
import { gaps, type Gap } from '../../../../contract/keeping/gaps.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import { keptSorts, type getKeptProductPage } from '../../../../contract/keeping/products.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { Button } from '../../../kit/Button.tsx'
import { ChooseField } from '../../../kit/fields/ChooseField.tsx'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../../kit/fields/typed-words.ts'
import { FADING, fadingStrip } from '../../../kit/fading-strip.ts'
import { useFigures } from '../../../kit/figures.ts'
import { Segments } from '../../../kit/Segments.tsx'
import { useBrandChoices, useCategoryChoices } from '../category-choices.ts'
import { statuses, useWantedProducts } from '../wanted-products.ts'

const LONGEST_WORDS = 200

type Found = OutputOf<typeof getKeptProductPage>

/** The list's filters and sort, all in the address. `found` has the number of products of each choice. */
export function ProductTools({ found }: { found: Found | undefined }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { wanted, ask } = useWantedProducts()
  const [text, type] = useTypedWords(wanted.keyword ?? '', (keyword) => ask({ keyword }))
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-16 gap-y-12">
        <search className="flex max-w-460 min-w-0 flex-1 basis-260 phone:max-w-none phone:basis-full">
          <SearchField label={t('keptProducts.find')} most={LONGEST_WORDS} value={text} onChange={type} />
        </search>
        <Segments
          label={t('keptProducts.status')}
          options={statuses.map((value) => ({
            value,
            label: t('keptProducts.statusOf', {
              status: t(`keptProducts.statuses.${value}`),
              figure: found ? figure(found.statuses[value]) : '…',
            }),
          }))}
          value={wanted.status}
          onChange={(status) => ask({ status })}
        />
        <div className="min-w-150 flex-[0_1_calc(210*var(--u))] phone:min-w-0 phone:flex-[1_1_40%]">
          <ChooseField
            label={t('keptProducts.brand')}
            placeholder={t('keptProducts.anyBrand')}
            noneText={t('keptProducts.noneFound')}
            options={useBrandChoices()}
            value={wanted.brandId ?? null}
            isClearable
            onChange={(brandId) => ask({ brandId })}
          />
        </div>
        <div className="min-w-150 flex-[0_1_calc(210*var(--u))] phone:min-w-0 phone:flex-[1_1_40%]">
          <ChooseField
            label={t('keptProducts.category')}
            placeholder={t('keptProducts.anyCategory')}
            noneText={t('keptProducts.noneFound')}
            options={useCategoryChoices()}
            value={wanted.categoryId ?? null}
            isClearable
            onChange={(categoryId) => ask({ categoryId })}
          />
        </div>
        <SelectField
          label={t('keptProducts.sort')}
          isInline
          options={keptSorts.map((value) => ({ value, label: t(`keptProducts.sorts.${value}`) }))}
          value={wanted.sort}
          onChange={(sort) => ask({ sort })}
        />
      </div>
      <LackFilter lacking={found?.lacking} />
      <LackedFacts lacking={found?.lackingFacts} />
    </>
  )
}

/** Gaps with their numbers of products: products with any pressed one. Gaps without products are not shown. */
function LackFilter({ lacking }: { lacking: Found['lacking'] | undefined }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { wanted, ask } = useWantedProducts()
  const { lacks = [] } = wanted
  const offered = gaps.filter(({ value }) => lacks.includes(value) || (lacking?.[value] ?? 0) > 0)
  if (lacking && offered.length === 0) return null
  const toggle = (gap: Gap) =>
    ask({ lacks: (lacks.includes(gap) ? lacks.filter((one) => one !== gap) : [...lacks, gap]).join() })
  return (
    <fieldset
      ref={fadingStrip}
      className={`mr-0 -ml-4 mt-12 mb-4 flex min-h-34 min-w-0 flex-wrap items-center gap-8 border-0 p-4 *:flex-none *:whitespace-nowrap phone:flex-nowrap print:hidden ${FADING}`}
    >
      <legend className="float-left mr-8 p-0 text-meta text-second">{t('keptProducts.lacks')}</legend>
      {offered.map(({ value, name, enName }) => (
        <Button
          key={value}
          label={t('keptProducts.lackOf', {
            gap: pickName(isChinese, name, enName),
            figure: figure(lacking?.[value] ?? 0),
          })}
          isSmall
          isOn={lacks.includes(value)}
          onPress={() => toggle(value)}
        />
      ))}
    </fieldset>
  )
}

/** Facts that products lack though their category expects them, with their numbers. Not shown where none is missing. */
function LackedFacts({ lacking }: { lacking: Found['lackingFacts'] | undefined }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { wanted, ask } = useWantedProducts()
  const { lacksFact } = wanted
  const { any, facts } = lacking ?? { any: 0, facts: [] }
  if (any === 0 && lacksFact === undefined) return null
  const option = (value: string, name: string, count: number) => ({
    value,
    label: t('keptProducts.lackFactOf', { fact: name, figure: figure(count) }),
  })
  const isKnown = lacksFact === undefined || lacksFact === 'any' || facts.some(({ code }) => code === lacksFact)
  return (
    <div className="mb-16 max-w-340">
      <SelectField
        label={t('keptProducts.lacksFact')}
        value={lacksFact ?? ''}
        options={[
          { value: '', label: t('keptProducts.anyFacts') },
          option('any', t('keptProducts.lacksAnyFact'), any),
          ...facts.map(({ code, name, enName, count }) => option(code, pickName(isChinese, name, enName), count)),
          ...(isKnown ? [] : [option(lacksFact, lacksFact, 0)]),
        ]}
        onChange={(code) => ask({ lacksFact: code })}
      />
    </div>
  )
}
