import {
  IconBriefcase,
  IconChecklist,
  IconHome,
  IconLayoutBoardSplit,
  IconPhotoSearch,
  IconStar,
} from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Permitted } from '../../members/Permitted.tsx'
import { hint } from '../../kit/hint/hint.ts'
import styles from './Navigation.module.css'
import { useIsWorkPage } from '../../workspace/work-page.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { useCurrentPath } from '../shell-navigation.ts'

const places = [
  { to: '/', name: 'home', Icon: IconHome },
  { to: '/ai', name: 'ai', Icon: IconPhotoSearch },
  { to: '/favorites', name: 'favorites', Icon: IconStar },
  { to: '/material', name: 'material', Icon: IconLayoutBoardSplit },
  { to: '/projects', name: 'projects', Icon: IconBriefcase },
] as const
/** The parts of a member's work that have addresses of their own. */
const WORK = ['/projects', '/work', '/budgetList']
const operators = { to: '/operator', name: 'operator', Icon: IconChecklist } as const

/** The sidebar of a desktop, or the bottom bar of a phone. */
export const Navigation = memo(function Navigation({ isBar }: { isBar: boolean }) {
  const { t } = useTranslation()
  return (
    <nav className={styles[isBar ? 'bar' : 'sidebar']} aria-label={t('nav.label')}>
      {!isBar && (
        <PlaceLink className={styles['logo']} to="/" aria-label={t('nav.logo')}>
          <Logo />
        </PlaceLink>
      )}
      {places.map((place) => (
        <NavigationLink key={place.to} place={place} isBar={isBar} />
      ))}
      <Permitted permission="workplace:read">
        <NavigationLink place={operators} isBar={isBar} />
      </Permitted>
    </nav>
  )
})

interface NavigationLinkProps {
  place: (typeof places)[number] | typeof operators
  isBar: boolean
}

/** A link of the navigation: an icon with its name as a tooltip, or on a phone below it. */
function NavigationLink({ place: { to, name, Icon }, isBar }: NavigationLinkProps) {
  const { t } = useTranslation()
  const currentPath = useCurrentPath()
  const isWithin = (place: string) => currentPath === place || (place !== '/' && currentPath.startsWith(`${place}/`))
  const isWork = useIsWorkPage(currentPath)
  const isHere = name === 'projects' ? isWork || WORK.some(isWithin) : !isWork && isWithin(to)
  return (
    <PlaceLink
      className={styles['place']}
      to={to}
      isTopFirst={isBar}
      aria-label={t(`routes.${name}`)}
      aria-current={isHere ? 'page' : undefined}
      {...hint(isBar ? null : t(`routes.${name}`), 'right')}
    >
      <Icon />
      {isBar && <span>{t(`routes.${name}`)}</span>}
    </PlaceLink>
  )
}

/** A block of stone: the logo. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--ink)" />
      <g fill="none" stroke="var(--paper)" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M16 7.5 23.5 11.5v9L16 24.5l-7.5-4v-9z" />
        <path d="m8.5 11.5 7.5 4 7.5-4M16 15.5v9" />
      </g>
    </svg>
  )
}
