import '../../locales/folder-texts.ts'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import type { Folder } from '../../../contract/favourites.ts'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import type { CardActions } from '../../finding/cards/card-actions.ts'
import { ListSourceContext } from '../../finding/list/list-source.ts'
import { useFilterPanel } from '../../finding/rail/FilterPanel.tsx'
import { countFilters } from '../../finding/filters/filters.ts'
import { AnswerError } from '../../api.ts'
import { saysUnknown } from '../../errors/message.ts'
import { resultsTarget } from '../../kit/focus/skip-target.ts'
import { useTitleName } from '../../kit/window-title.ts'
import { useOwnPlace } from '../../workspace/live/places.ts'
import { useFolder } from '../queries.ts'
import { folderFacets } from './items/folder-items.ts'
import { FolderHead } from './FolderHead.tsx'
import { FolderItemList } from './FolderItemList.tsx'
import styles from './FolderView.module.css'
import { FolderTools } from './FolderTools.tsx'
import { UnknownFolder } from './UnknownFolder.tsx'
import { useNewsOfFolder } from './news-of-folder.ts'
import { useFolderItems } from './items/use-folder-items.ts'

const UNKNOWN_FOLDER = 1_008_009_000

interface FolderViewProps {
  folderId: string
  actions: CardActions
  /** Further actions for several SKUs. */
  withSome: (skuIds: readonly string[]) => ReactNode
  /** Further actions for the whole folder. */
  menuOf: (folder: Folder) => ReactNode
}

/** One folder: its items, with filters, sort and changes. */
export function FolderView({ folderId, actions, withSome, menuOf }: FolderViewProps) {
  const { t } = useTranslation()
  const { filters } = useAddressFilters()
  const { folder, isKnown, isError, refetch } = useFolder(folderId)
  const list = useFolderItems(folderId, filters)
  useNewsOfFolder(folderId)
  const { panel, toggle } = useFilterPanel(`filters-${folderId}`)
  const titleRef = useRef<HTMLHeadingElement>(null)
  // The last count stays until the next one: it is read out.
  const [found, setFound] = useState<number>()
  const [focused, setFocused] = useState<string | null>(null)
  useOwnPlace(focused)
  const mayEdit = !folder || includesRight(folder.right, 'edit')
  useTitleName('page', folder?.name ?? (isKnown || isError ? null : undefined))
  /** The member saw it and sees it no longer: they were removed from it, or it was deleted. */
  const [wasThere, setWasThere] = useState(false)
  if (folder && !wasThere) setWasThere(true)
  if (isUnknown(list.error) || (wasThere && isKnown && !folder)) return <UnknownFolder />
  const isNarrowed = countFilters(filters) > 0
  const foundNow = isNarrowed && !list.isPending ? list.total : undefined
  if (!list.isOutdated && found !== foundNow) setFound(foundNow)
  return (
    <ListSourceContext
      value={{ ...folderFacets(folderId), total: list.total, isCounting: list.isOutdated, understood: list.understood }}
    >
      <div className={styles['page']}>
        {panel}
        <section className={styles['list']} aria-label={folder?.name ?? t('routes.folder')}>
          <FolderHead
            folder={folder}
            found={found}
            titleRef={titleRef}
            onRetry={isError && !isKnown ? () => void refetch() : undefined}
            menu={folder && menuOf(folder)}
          />
          {folder?.right === 'comment' && <p className={styles['looking']}>{t('folder.looking')}</p>}
          <FolderTools filterToggle={toggle} onLastRemoved={() => titleRef.current?.focus()} />
          <div
            ref={resultsTarget}
            className={styles['results']}
            tabIndex={-1}
            onFocus={({ target }) => setFocused(itemOf(target))}
          >
            <FolderItemList
              folderId={folderId}
              count={folder?.count}
              list={list}
              mayEdit={mayEdit}
              actions={actions}
              withSome={withSome}
              onLeft={() => titleRef.current?.focus()}
            />
          </div>
        </section>
      </div>
    </ListSourceContext>
  )
}

function isUnknown(error: unknown): boolean {
  return saysUnknown(error) || (error instanceof AnswerError && error.code === UNKNOWN_FOLDER)
}

/** The item that contains the focused element. */
function itemOf(target: Element): string | null {
  return target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null
}
