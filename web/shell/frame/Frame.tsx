import { IconCamera, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareTray } from '../../compare/tray/CompareTray.tsx'
import { useLookupsAtRest } from '../../catalogue/kept/lookups-at-rest.ts'
import { SearchBox } from '../../finding/search/SearchBox.tsx'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { useIsNewcomer } from '../../members/login/newcomer.ts'
import { useRefusedWrites } from '../../errors/demo-mode.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { useUser } from '../../members/session/current-user.ts'
import { DeletionNotice } from './DeletionNotice.tsx'
import { DropToSearch } from './DropToSearch.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { useOpenImageSearch } from './image-search.ts'
import { LoadingLine } from './LoadingLine.tsx'
import { Navigation } from './Navigation.tsx'
import { PageBreadcrumb } from './PageBreadcrumb.tsx'
import { PageFooter } from './PageFooter.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { useShellNavigation } from '../shell-navigation.ts'
import { SkipLinks } from './SkipLinks.tsx'
import { StartingNotice } from './StartingNotice.tsx'

const NewcomerWelcome = lazyComponent(
  async () => (await import('../../members/login/NewcomerWelcome.tsx')).NewcomerWelcome,
)
const DemoMode = lazyComponent(async () => (await import('./DemoMode.tsx')).DemoMode)

interface FrameProps {
  /** The page without the frame. */
  isStandalone: boolean
  /** A picture dropped anywhere is searched for. */
  takesPictures?: boolean
  children: ReactNode
}

/** The frame around every page: navigation and header. */
export function Frame({ isStandalone, takesPictures = false, children }: FrameProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const hasFrame = !isStandalone
  // A page that begins anew drops the words typed for it.
  const { clearings } = useShellNavigation()
  const searchByImage = useOpenImageSearch()
  const isAtRest = useLookupsAtRest()
  const refusals = useRefusedWrites()
  const memberId = useUser()?.id ?? null
  const isNewcomer = useIsNewcomer()
  return (
    <>
      {hasFrame && <SkipLinks />}
      {hasFrame && !isPhone && <Navigation isBar={false} />}
      {hasFrame && (
        <Header
          search={
            <SearchBox
              key={clearings}
              memberId={memberId}
              otherWays={
                <>
                  <PlaceLink to="/brief" aria-label={t('routes.brief')} title={t('routes.brief')}>
                    <IconFileText />
                  </PlaceLink>
                  <PlaceLink to="/ai" aria-label={t('byPicture.search')} title={t('byPicture.about')}>
                    <IconCamera />
                  </PlaceLink>
                </>
              }
              onPicture={searchByImage}
            />
          }
        />
      )}
      <output className={styles[hasFrame ? 'notice' : 'noticeAlone']}>
        {isAtRest && (
          <LatePart onFailure={() => undefined}>
            <DemoMode refusals={refusals} />
          </LatePart>
        )}
      </output>
      {hasFrame && <StartingNotice />}
      {hasFrame && <DeletionNotice />}
      {hasFrame && isNewcomer && (
        <LatePart onFailure={() => undefined}>
          <NewcomerWelcome />
        </LatePart>
      )}
      <main id="content" tabIndex={-1} className={styles[isStandalone ? 'alone' : 'content']}>
        {hasFrame && <PageBreadcrumb />}
        {children}
        {hasFrame && <PageFooter />}
        {/* Fixed to the window; within this landmark, so that screen readers find it. */}
        <LoadingLine />
      </main>
      {takesPictures && <DropToSearch onPicture={searchByImage} />}
      {hasFrame && <CompareTray />}
      {hasFrame && isPhone && <Navigation isBar />}
    </>
  )
}
