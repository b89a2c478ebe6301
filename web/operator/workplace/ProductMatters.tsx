import { useTranslation } from 'react-i18next'
import { gaps } from '../../../contract/keeping/gaps.ts'
import type { Workplace } from '../../../contract/workplace.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { useFigures, usePercents } from '../../kit/figures.ts'
import { Matter } from './Matter.tsx'
import { MatterRow } from './MatterRow.tsx'
import styles from './Workplace.module.css'

/** Certificates that have ended or soon will; the next step is their form. */
export function EndingCertificates({ certificates: { count, ended, list } }: Pick<Workplace, 'certificates'>) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const nameOf = useProductName()
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Matter
      title={t('workplace.certificates.title')}
      hint={t('workplace.certificates.hint', { coming: figure(count - ended), ended: figure(ended) })}
      count={count}
      shown={list.length}
      {...(ended > 0 && {
        all: { to: '/operator/completeness?gap=certificateExpired', words: t('workplace.certificates.all') },
      })}
    >
      {list.map((product) => {
        const name = nameOf(product)
        const day = days.format(Date.parse(product.expiresOn))
        return (
          <MatterRow
            key={product.id}
            picture={coverOf(product)}
            name={name}
            step={{
              to: `/operator/products/${product.id}?at=certificateExpired`,
              words: t('workplace.certificates.step'),
              label: t('workplace.certificates.stepOf', { name }),
            }}
          >
            <span data-bad={product.isExpired || undefined} className={styles['end']}>
              {t(product.isExpired ? 'workplace.certificates.ended' : 'workplace.certificates.ends', { day })}
            </span>
          </MatterRow>
        )
      })}
    </Matter>
  )
}

/** Pictures that the search by picture cannot index; the next step is the form of a product that shows one. */
export function FailedPictures({ pictures: { count, list } }: Pick<Workplace, 'pictures'>) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  return (
    <Matter
      title={t('workplace.pictures.title')}
      hint={t('workplace.pictures.hint')}
      count={count}
      shown={list.length}
      all={{ to: '/operator/import', words: t('workplace.pictures.all') }}
    >
      {list.map(({ picture, reason, product }) => {
        const name = nameOf(product)
        return (
          <MatterRow
            key={picture}
            picture={{ address: `/images/${picture}` }}
            name={name}
            step={{
              to: `/operator/products/${product.id}?at=cover`,
              words: t('workplace.pictures.step'),
              label: t('workplace.pictures.stepOf', { name }),
            }}
          >
            {reason}
          </MatterRow>
        )
      })}
    </Matter>
  )
}

/** Incomplete products that people look at; the next step is the form at the first gap. */
export function IncompleteProducts({ incomplete: { count, list } }: Pick<Workplace, 'incomplete'>) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const percent = usePercents()
  const nameOf = useProductName()
  return (
    <Matter
      title={t('workplace.incomplete.title')}
      hint={t('workplace.incomplete.hint')}
      count={count}
      shown={list.length}
      all={{ to: '/operator/completeness', words: t('workplace.incomplete.all') }}
    >
      {list.map((product) => {
        const { id, views, completeness, lacks } = product
        const name = nameOf(product)
        const missing = gaps
          .filter(({ value }) => lacks.includes(value))
          .map((gap) => pickName(isChinese, gap.name, gap.enName))
        return (
          <MatterRow
            key={id}
            picture={coverOf(product)}
            name={name}
            step={{
              to: `/operator/products/${id}?at=${lacks[0] ?? ''}`,
              words: t('workplace.incomplete.step'),
              label: t('workplace.incomplete.stepOf', { name }),
            }}
          >
            <p>
              {t('workplace.incomplete.views', { percent: percent(completeness), count: views, figure: figure(views) })}
            </p>
            <p>{missing.join(t('workplace.incomplete.between'))}</p>
          </MatterRow>
        )
      })}
    </Matter>
  )
}

/** Facts that categories expect and products lack; the next step is the list of these products. */
export function MissingFacts({ facts: { count, list } }: Pick<Workplace, 'facts'>) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  return (
    <Matter
      title={t('workplace.facts.title')}
      hint={t('workplace.facts.hint')}
      count={count}
      shown={list.length}
      all={{ to: '/operator/completeness', words: t('workplace.facts.all') }}
    >
      {list.map(({ category, fact, missing, expected }) => {
        const name = t('workplace.facts.what', {
          category: pickName(isChinese, category.name, category.enName),
          fact: pickName(isChinese, fact.name, fact.enName),
        })
        return (
          <MatterRow
            key={`${category.id} ${fact.code}`}
            name={name}
            step={{
              to: `/operator/products?categoryId=${category.id}&lacksFact=${fact.code}`,
              words: t('workplace.facts.step'),
              label: t('workplace.facts.stepOf', { name }),
            }}
          >
            {t('workplace.facts.missing', { figure: figure(missing), all: figure(expected) })}
          </MatterRow>
        )
      })}
    </Matter>
  )
}

function coverOf({ cover }: Workplace['certificates']['list'][number] | Workplace['incomplete']['list'][number]) {
  return { address: cover && `/images/${cover.picture}`, color: cover?.color ?? null }
}

function useProductName() {
  const isChinese = useIsChinese()
  return ({ name, enName, key }: { name: string | null; enName: string | null; key: string }) =>
    pickName(isChinese, name, enName) || key
}
