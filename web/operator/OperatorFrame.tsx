import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { Permission } from '../../contract/permissions.ts'
import { UnderWay } from '../imports/screen/UnderWay.tsx'
import { FADING, fadingStrip } from '../kit/fading-strip.ts'
import { Permitted } from '../members/Permitted.tsx'

interface OperatorFrameProps {
  title: string
  hint?: string | undefined
  /** Beside the title, such as a button that creates something. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a staff page: links to the others, the title, and the content. */
export function OperatorFrame({ title, hint, actions, children }: OperatorFrameProps) {
  return (
    // Staff's tables are wide.
    <div className="max-w-1600 px-40 pt-20 pb-56 phone:px-16 phone:pt-8 phone:pb-40 print:[page:wide] print:max-w-none print:p-0">
      <Sections />
      <Permitted permission="import:read">
        <UnderWay />
      </Permitted>
      <header className="mb-28 flex flex-wrap items-end justify-between gap-x-24 gap-y-12 phone:mb-16">
        <div>
          <h1 className="text-page leading-tight wrap-anywhere">{title}</h1>
          {hint !== undefined && <p className="mt-6 max-w-[70ch] text-second">{hint}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-8 print:hidden">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

interface Section {
  name:
    | 'workplace'
    | 'products'
    | 'records'
    | 'places'
    | 'imports'
    | 'export'
    | 'feed'
    | 'analysis'
    | 'members'
    | 'work'
    | 'changes'
  to: string
  /** Its addresses, including those below them. */
  within: readonly string[]
  permission: Permission
}

/** The staff's sections, in order. */
const sections: readonly Section[] = [
  { name: 'workplace', to: '/operator', within: ['/operator'], permission: 'workplace:read' },
  {
    name: 'products',
    to: '/operator/products',
    within: ['/operator/products', '/operator/sku', '/operator/completeness'],
    permission: 'catalogue:keep',
  },
  { name: 'records', to: '/operator/records', within: ['/operator/records'], permission: 'catalogue:keep' },
  { name: 'places', to: '/operator/places', within: ['/operator/places'], permission: 'catalogue:keep' },
  { name: 'imports', to: '/operator/import', within: ['/operator/import'], permission: 'import:read' },
  { name: 'export', to: '/operator/export', within: ['/operator/export'], permission: 'catalogue:export' },
  { name: 'feed', to: '/operator/feed', within: ['/operator/feed'], permission: 'feed:keep' },
  { name: 'analysis', to: '/operator/analysis', within: ['/operator/analysis'], permission: 'analysis:read' },
  { name: 'members', to: '/operator/members', within: ['/operator/members'], permission: 'member:keep' },
  { name: 'work', to: '/operator/work', within: ['/operator/work'], permission: 'job:keep' },
  { name: 'changes', to: '/operator/audit', within: ['/operator/audit'], permission: 'audit:read' },
]

const STRIP = `mb-28 flex gap-28 border-b phone:mb-16 phone:gap-18 print:hidden ${FADING}`
const LINK =
  'flex-none border-b-2 border-transparent py-12 forced-colors:not-aria-[current]:border-[Canvas] text-small text-second hover:border-hairline focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink'

/** The links to the staff's pages. Where they do not fit, the current one is in view, and the edges fade where there are more. */
export function Sections() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav ref={fadingStrip} className={STRIP} aria-label={t('operator.sections')}>
      {sections.map(({ name, to, within, permission }) => (
        <Permitted key={name} permission={permission}>
          <Link
            to={to}
            className={LINK}
            aria-current={within.some((place) => isAt(pathname, place)) ? 'page' : undefined}
          >
            {t(`operator.section.${name}`)}
          </Link>
        </Permitted>
      ))}
    </nav>
  )
}

function isAt(pathname: string, place: string): boolean {
  return pathname === place || (place !== '/operator' && pathname.startsWith(`${place}/`))
}
