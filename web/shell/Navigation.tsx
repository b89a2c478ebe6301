import { Tooltip } from '@mantine/core'
import { IconHome, IconLayoutBoardSplit, IconPhotoSearch, IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlaces } from './places.ts'
import { Logo } from './Logo.tsx'
import styles from './Navigation.module.css'
import { PlaceLink } from './PlaceLink.tsx'

const places = [
  { to: '/', name: 'home', Icon: IconHome },
  { to: '/ai', name: 'ai', Icon: IconPhotoSearch },
  { to: '/favorites', name: 'favorites', Icon: IconStar },
  { to: '/material', name: 'material', Icon: IconLayoutBoardSplit },
] as const

/** The sidebar of a desk, or the bottom bar of a phone. */
export function Navigation({ isBar }: { isBar: boolean }) {
  const { t } = useTranslation()
  const { currentPath } = usePlaces()
  const isWithin = (path: string) => currentPath === path || (path !== '/' && currentPath.startsWith(`${path}/`))
  return (
    <nav className={styles[isBar ? 'bar' : 'sidebar']} aria-label={t('nav.label')}>
      {!isBar && (
        <PlaceLink className={styles['logo']} to="/" aria-label={t('nav.logo')}>
          <Logo />
        </PlaceLink>
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
          <PlaceLink
            className={styles['place']}
            to={to}
            aria-label={t(`routes.${name}`)}
            aria-current={isWithin(to) ? 'page' : undefined}
          >
            <Icon />
            {isBar && <span>{t(`routes.${name}`)}</span>}
          </PlaceLink>
        </Tooltip>
      ))}
    </nav>
  )
}
