import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { reportFailure } from '../errors/report.ts'
import { FoldersView } from '../favourites/folders/FoldersView.tsx'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import styles from './FavouritesPage.module.css'

const SharedFolders = lazyComponent(
  async () => (await import('../favourites/folders/shared/SharedFolders.tsx')).SharedFolders,
)

/** /favorites: a member's folders, or those that others share with them. */
export function FavouritesPage() {
  const { t } = useTranslation()
  const isShared = new URLSearchParams(useLocation().search).get('shared') === '1'
  return (
    <MembersOnly page="favorites">
      {({ id }) => (
        <div className={styles['page']}>
          {isShared ? (
            <LatePart onFailure={reportFailure} fallback={<ProgressLine label={t('loading')} />}>
              <SharedFolders key={id} />
            </LatePart>
          ) : (
            <FoldersView key={id} />
          )}
        </div>
      )}
    </MembersOnly>
  )
}
