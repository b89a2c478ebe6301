import { Tooltip } from '@mantine/core'
import { IconHome, IconLayoutBoardSplit, IconPhotoSearch, IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { Logo } from './Logo.tsx'
import styles from './Navigation.module.css'

const places = [
  { to: '/', name: 'home', Icon: IconHome },
  { to: '/ai', name: 'ai', Icon: IconPhotoSearch },
  { to: '/favorites', name: 'favorites', Icon: IconStar },
  { to: '/material', name: 'material', Icon: IconLayoutBoardSplit },
] as const

/** The sidebar of a desk, or the bottom bar of a phone. */
export function Navigation({ isBar }: { isBar: boolean }) {
  const { t } = useTranslation()
  return (
    <nav className={styles[isBar ? 'bar' : 'sidebar']} aria-label={t('nav.label')}>
      {!isBar && (
        <Link className={styles['logo']} to="/" aria-label={t('nav.logo')}>
          <Logo />
        </Link>
      )}
      {places.map(({ to, name, Icon }) => (
        <Tooltip
          key={to}
          label={t(`routes.${name}`)}
          position="right"
          withArrow
          disabled={isBar}
          events={{ hover: true, focus: true, touch: false }}
        >
          <NavLink className={styles['place'] ?? ''} to={to} end={to === '/'} aria-label={t(`routes.${name}`)}>
            <Icon />
            {isBar && <span>{t(`routes.${name}`)}</span>}
          </NavLink>
        </Tooltip>
      ))}
    </nav>
  )
}
