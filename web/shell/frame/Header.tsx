import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../kit/page-unit.ts'
import { SettingsButton } from './SettingsButton.tsx'
import styles from './Header.module.css'
import { LanguageSelect } from './LanguageSelect.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import { MemberControls } from './MemberControls.tsx'
import { NoticesButton } from './NoticesButton.tsx'
import { PlaceLink } from './PlaceLink.tsx'

export function Header({ search }: { search: ReactNode }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <PlaceLink className={styles['title']} to="/">
          {t('productTitle')}
        </PlaceLink>
        {!isPhone && <div className={styles['search']}>{search}</div>}
        <Controls isIcon={isPhone} />
      </div>
      {isPhone && <div className={styles['searchBelow']}>{search}</div>}
    </header>
  )
}

/** Memoised: typing beside them must not render them. */
const Controls = memo(function Controls({ isIcon }: { isIcon: boolean }) {
  return (
    <div className={styles['controls']}>
      {/* On a phone the far end is where a thumb reaches for the others. */}
      {isIcon && <LogOutButton />}
      <LanguageSelect isIcon={isIcon} />
      <SettingsButton />
      <NoticesButton />
      <MemberControls isIcon={isIcon} />
    </div>
  )
})
