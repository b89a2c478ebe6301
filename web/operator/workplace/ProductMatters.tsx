import { useTranslation } from 'react-i18next'
import { gaps } from '../../../contract/keeping/gaps.ts'
import type { Workplace } from '../../../contract/workplace.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { LinkButton } from '../../kit/Button.tsx'
import { useFigures, usePercents } from '../../kit/figures.ts'
import { Matter, MatterRow } from './Matter.tsx'

/** Certificates that have ended or soon will; the next step is their form. */
export function EndingCertificates({ count, ended, list }: Workplace['certificates']) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const nameOf = useProductName()
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  const all = { to: '/operator/completeness?gap=certificateExpired', label: t('workplace.certificates.all') }
  return (
    <Matter
      title={t('workplace.certificates.title')}
      hint={t('workplace.certificates.hint', { coming: figure(count - ended), ended: figure(ended) })}
      count={count}
      shown={list.length}
      {...(ended > 0 && { all })}
    >
      {list.map(({ id, isExpired, expiresOn, ...product }) => {
        const name = nameOf(product)
        const to = `/operator/products/${id}?at=certificateExpired`
        const day = days.format(Date.parse(expiresOn))
        return (
          <MatterRow
            key={id}
            picture={coverOf(product)}
            name={name}
            step={<LinkButton to={to} label={t('workplace.certificates.step')} about={name} />}
          >
            <span className={isExpired ? 'text-bad' : ''}>
              {t(isExpired ? 'workplace.certificates.ended' : 'workplace.certificates.ends', { day })}
            </span>
          </MatterRow>
        )
      })}
    </Matter>
  )
}

/** Pictures that the search by picture cannot index; the next step is the form of a product that shows one. */
export function FailedPictures({ count, list }: Workplace['pictures']) {
  const { t } = useTranslation()
  const nameOf = useProductName()
  return (
    <Matter
      title={t('workplace.pictures.title')}
      hint={t('workplace.pictures.hint')}
      count={count}
      shown={list.length}
      all={{ to: '/operator/import', label: t('workplace.pictures.all') }}
    >
      {list.map(({ picture, reason, product }) => {
        const name = nameOf(product)
        const to = `/operator/products/${product.id}?at=cover`
        return (
          <MatterRow
            key={picture}
            picture={{ address: `/images/${picture}` }}
            name={name}
            step={<LinkButton to={to} label={t('workplace.pictures.step')} about={name} />}
          >
            {reason}
          </MatterRow>
        )
      })}
    </Matter>
  )
}

/** Incomplete products that people look at; the next step is the form at the first gap. */
export function IncompleteProducts({ count, list }: Workplace['incomplete']) {
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
      all={{ to: '/operator/completeness', label: t('workplace.incomplete.all') }}
    >
      {list.map(({ id, views, completeness, lacks, ...product }) => {
        const name = nameOf(product)
        const to = `/operator/products/${id}?at=${lacks[0] ?? ''}`
        const missing = gaps
          .filter(({ value }) => lacks.includes(value))
          .map((gap) => pickName(isChinese, gap.name, gap.enName))
        const told = { percent: percent(completeness), count: views, figure: figure(views) }
        return (
          <MatterRow
            key={id}
            picture={coverOf(product)}
            name={name}
            step={<LinkButton to={to} label={t('workplace.incomplete.step')} about={name} />}
          >
            <p>{t('workplace.incomplete.views', told)}</p>
            <p>{missing.join(t('workplace.incomplete.between'))}</p>
          </MatterRow>
        )
      })}
    </Matter>
  )
}

/** Facts that categories expect and products lack; the next step is the list of these products. */
export function MissingFacts({ count, list }: Workplace['facts']) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  return (
    <Matter
      title={t('workplace.facts.title')}
      hint={t('workplace.facts.hint')}
      count={count}
      shown={list.length}
      all={{ to: '/operator/completeness', label: t('workplace.facts.all') }}
    >
      {list.map(({ category, fact, missing, expected }) => {
        const name = t('workplace.facts.what', {
          category: pickName(isChinese, category.name, category.enName),
          fact: pickName(isChinese, fact.name, fact.enName),
        })
        const to = `/operator/products?categoryId=${category.id}&lacksFact=${fact.code}`
        return (
          <MatterRow
            key={`${category.id} ${fact.code}`}
            name={name}
            step={<LinkButton to={to} label={t('workplace.facts.step')} about={name} />}
          >
            {t('workplace.facts.missing', { figure: figure(missing), all: figure(expected) })}
          </MatterRow>
        )
      })}
    </Matter>
  )
}

function coverOf({ cover }: Pick<Workplace['certificates']['list'][number], 'cover'>) {
  return { address: cover && `/images/${cover.picture}`, color: cover?.color ?? null }
}

function useProductName() {
  const isChinese = useIsChinese()
  return ({ name, enName, key }: { name: string | null; enName: string | null; key: string }) =>
    pickName(isChinese, name, enName) || key
}
