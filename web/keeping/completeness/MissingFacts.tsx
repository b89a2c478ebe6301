import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getMissingFacts, type MissingFact } from '../../../contract/keeping/completeness.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { LinkButton } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Section } from '../../kit/Section.tsx'
import type { Column } from '../../kit/Table.tsx'
import { PagedList } from '../../lists/PagedList.tsx'
import { query } from '../../query.ts'
import { FACTS_A_PAGE, reading, useWantedBrandName, useWantedWork } from './work.ts'

/** The facts that categories expect and products lack, each with the list of these products. */
export function MissingFacts() {
  const { t } = useTranslation()
  const figure = useFigures()
  const brand = useWantedBrandName()
  const { wanted, turn } = useWantedWork()
  const { brandId, facts: pageNo } = wanted
  const missing = useQuery(query(getMissingFacts, { brandId, pageNo, pageSize: FACTS_A_PAGE }, reading))
  return (
    <Section
      title={brand === undefined ? t('completeness.facts') : t('completeness.factsOfBrand', { brand })}
      hint={t('completeness.factsHint')}
    >
      <PagedList
        what={t('completeness.facts')}
        query={missing}
        failed={t('completeness.factsFailed')}
        empty={{ title: t('completeness.noFacts') }}
        columns={useColumns(brandId)}
        keyOf={({ category, fact }) => `${category.id} ${fact.code}`}
        pageNo={pageNo}
        pageSize={FACTS_A_PAGE}
        onTurn={(facts) => turn({ facts })}
      >
        {({ total, products }) =>
          total > 0 && (
            <p className="mb-12 text-meta text-second">
              {t('completeness.lackFacts', { count: products, figure: figure(products) })}
            </p>
          )
        }
      </PagedList>
    </Section>
  )
}

function useColumns(brandId: string | undefined): Column<MissingFact>[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const nameOf = ({ category, fact }: MissingFact) =>
    t('completeness.factIn', {
      category: pickName(isChinese, category.name, category.enName),
      fact: pickName(isChinese, fact.name, fact.enName),
    })
  const addressOf = ({ category, fact }: MissingFact) =>
    `/operator/products?${new URLSearchParams({ ...(brandId && { brandId }), categoryId: category.id, lacksFact: fact.code }).toString()}`
  return [
    { name: t('completeness.fact'), as: 'name', cell: nameOf },
    {
      name: t('completeness.missing'),
      cell: ({ missing, expected }) =>
        t('completeness.missingAt', { count: missing, figure: figure(missing), all: figure(expected) }),
    },
    {
      name: t('completeness.showThem'),
      as: 'actions',
      cell: (row) => <LinkButton to={addressOf(row)} label={t('completeness.showThem')} about={nameOf(row)} />,
    },
  ]
}
