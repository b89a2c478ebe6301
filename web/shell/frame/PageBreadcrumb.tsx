import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, matchPath, useLocation, type To } from 'react-router'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import { isCataloguePath } from '../../catalogue/address.ts'
import { categoryPath } from '../../catalogue/category-tree.ts'
import { brandNameOf, nameOf, useIsChinese } from '../../catalogue/names.ts'
import { brandQuery, categoryList } from '../../catalogue/queries.ts'
import { PagesContext } from '../page.ts'
import styles from './PageBreadcrumb.module.css'
import { usePreference } from '../preferences/preferences.ts'

interface Step {
  id: string
  name: string
  address: To
}

/** The path from the catalogue to the page in sight, if the settings show it. */
export function PageBreadcrumb() {
  const isShown = usePreference('breadcrumb') === 'on'
  const { pathname } = useLocation()
  const brandId = matchPath('/brand/:id', pathname)?.params.id
  if (!isShown) return null
  if (isCataloguePath(pathname)) return <CategoryTrail />
  if (brandId !== undefined) return <BrandTrail brandId={brandId} />
  return <TitleTrail />
}

/** Like the category tree beside it, a step changes the category and keeps the other filters. */
function CategoryTrail() {
  const isChinese = useIsChinese()
  const { filters, addressWith } = useAddressFilters()
  const { data: categories = [] } = useQuery(categoryList)
  const path = filters.categoryId === null ? [] : categoryPath(categories, filters.categoryId)
  return (
    <Trail
      steps={path.map((category) => ({
        id: category.id,
        name: nameOf(isChinese, category),
        address: addressWith({ categoryId: category.id }),
      }))}
    />
  )
}

function BrandTrail({ brandId }: { brandId: string }) {
  const isChinese = useIsChinese()
  const { pathname } = useLocation()
  // The page requests its brand; here the answer is only read.
  const { data: brand } = useQuery({ ...brandQuery(brandId), enabled: false })
  return <Trail steps={brand ? [{ id: brand.id, name: brandNameOf(isChinese, brand), address: pathname }] : []} />
}

function TitleTrail() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = use(PagesContext).find(({ path }) => matchPath(path, pathname))
  return <Trail steps={page ? [{ id: page.path, name: t(`routes.${page.title}`), address: pathname }] : []} />
}

function Trail({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation()
  const all = [{ id: 'home', name: t('routes.home'), address: '/' }, ...steps]
  return (
    <nav className={styles['trail']} aria-label={t('breadcrumb.label')}>
      <ol className={styles['steps']}>
        {all.map(({ id, name, address }, index) => (
          <li key={id}>
            {index > 0 && <IconChevronRight aria-hidden />}
            {index === all.length - 1 ? <span aria-current="page">{name}</span> : <Link to={address}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
