import '../locales/image-search-texts.ts'
import { useMergedRef } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Band, Region } from '../../contract/image-search.ts'
import { useAddressFilters } from '../finding/filters/address-filters.ts'
import type { CardActions } from '../finding/cards/card-actions.ts'
import { ListSourceContext } from '../finding/list/list-source.ts'
import { FailureFace } from '../errors/FailureFace.tsx'
import { saysUnknown } from '../errors/message.ts'
import { useUser } from '../members/session/current-user.ts'
import { focusIfLost } from '../kit/focus/focus.ts'
import { useIncomingFiles } from '../kit/files/incoming-files.ts'
import { usePageUnit } from '../kit/page-unit.ts'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { resultsTarget } from '../kit/focus/skip-target.ts'
import styles from './ImageSearchView.module.css'
import type { KeptPicture } from './picture/kept-pictures.ts'
import { usePictureRatio } from './picture/picture-address.ts'
import { usePictureInput } from './picture/picture-input.ts'
import { PastSearches } from './picture/PastSearches.tsx'
import { PictureChoice } from './picture/PictureChoice.tsx'
import { useResultsInView } from './results/results-in-view.ts'
import { glideTo } from '../kit/gliding.ts'
import { useSearchAddress } from './search-address.ts'
import { SearchBench } from './SearchBench.tsx'
import { useSearchedPicture } from './picture/searched-picture.ts'
import { catalogueFacets, similarToSkuQuery } from './searching.ts'
import { SearchOutcome } from './results/SearchOutcome.tsx'
import { SearchProgress } from './picture/SearchProgress.tsx'
import { SearchAnnouncement } from './SearchAnnouncement.tsx'
import { useImageSearch } from './use-image-search.ts'
import { SeenSoFar } from './results/SeenSoFar.tsx'
import { VisitorOutcome } from './results/VisitorOutcome.tsx'
import { WayToResults } from './results/WayToResults.tsx'

/** The search by picture: from a picture to similar materials. */
export function ImageSearchView({ actions }: { actions: CardActions }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const user = useUser()
  const { filters } = useAddressFilters()
  const { address, change, isInSight } = useSearchAddress()
  const { picture, product, isPending, error, retry } = useSearchedPicture(address.source, (id) =>
    change({ source: { picture: id } }, { isReplacing: true }),
  )
  const [ratio, onRatio] = usePictureRatio(picture)
  const onTaken = (id: string) => change({ source: { picture: id } })
  const { offer, complaint, isOpening } = usePictureInput({ onTaken, isInSight })
  const isHeldOver = useIncomingFiles(offer)
  const search = useImageSearch(picture, { region: address.region, colorWeight: address.colorWeight, filters })
  const past = <PastSearches current={picture} onChoose={(source) => change({ source })} />
  const isUnknown = saysUnknown(error)
  const isElsewhere = !picture && !isOpening && address.source !== null
  const lack = isUnknown ? t('imageSearch.unknownProduct') : isElsewhere ? t('imageSearch.keptElsewhere') : null
  const progress = (isOpening || search.isSearching) && <SearchProgress isOpening={isOpening} />
  const note = (
    <p className={styles['complaint']} role="alert">
      {complaint ?? lack}
    </p>
  )
  const { total, items: products, more } = search
  const found = search.query && !search.isOutdated ? { total, best: products[0]?.band, more: more.length } : null
  const section = useRef<HTMLElement>(null)
  const { data: likes } = useQuery(similarToSkuQuery((user === null && picture?.skuId) || null))
  const outcome = likes ? { total: likes.list.length, best: likes.list[0]?.band, more: 0 } : found
  useResultsInView(section, { pictureId: picture?.id, isAnswered: outcome !== null })
  const wayToResults = user && search.query && (
    <WayToResults counts={countsOf(products, more)} isOutdated={search.isOutdated} onGo={() => goTo(section.current)} />
  )
  const onSurface = (region: Region) => {
    change({ region })
    // The button leaves with the answer that asked.
    goTo(section.current)
  }
  const choice = (of: KeptPicture) => ({ picture: of, ratio, region: address.region, onChoose: onSurface })
  const isSettled = !isPending && user !== undefined
  useFocusAfterChoice(section, { isChoosing: isSettled && !picture, isShown: isSettled && picture !== null })
  const outcomeRef = useMergedRef(section, resultsTarget)
  if (isPending || user === undefined) return <ProgressLine label={t('loading')} />
  if (error && !isUnknown) return <FailureFace error={error} what={t('imageSearch.productFailed')} onRetry={retry} />
  if (!picture) return <PictureChoice {...{ isHeldOver, progress, note, past }} onFile={offer} />
  return (
    <ListSourceContext
      value={{ ...catalogueFacets, total: search.total, isCounting: search.isOutdated, understood: search.understood }}
    >
      <div className={styles['page']} data-over={isHeldOver}>
        <div className={styles['bench']}>
          <SearchBench
            picture={picture}
            product={product}
            ratio={ratio}
            onRatio={onRatio}
            address={address}
            onChange={change}
            found={search.query?.regions ?? []}
            canRefine={user !== null || picture.skuId === undefined}
            progress={progress}
            note={note}
            wayToResults={wayToResults}
            past={past}
            onFile={offer}
          />
        </div>
        <section ref={outcomeRef} className={styles['outcome']} tabIndex={-1} aria-label={t('imageSearch.results')}>
          <SearchAnnouncement outcome={outcome} surfaces={address.region ? 0 : (search.query?.regions.length ?? 0)} />
          <SeenSoFar />
          {user ? (
            <SearchOutcome search={search} choice={choice(picture)} actions={actions} />
          ) : (
            <VisitorOutcome skuId={picture.skuId} actions={actions} />
          )}
          {isPhone && past}
        </section>
      </div>
    </ListSourceContext>
  )
}

function goTo(results: HTMLElement | null): void {
  if (!results) return
  glideTo(results)
  results.focus({ preventScroll: true })
}

interface ChoiceState {
  isChoosing: boolean
  isShown: boolean
}

/** The button that chose a picture leaves the document: the focus moves to the results. */
function useFocusAfterChoice(results: RefObject<HTMLElement | null>, { isChoosing, isShown }: ChoiceState): void {
  const hasChosen = useRef(false)
  // The focus belongs to the document, which has the results only now.
  useLayoutEffect(() => {
    if (isChoosing) hasChosen.current = true
    if (!isShown || !hasChosen.current) return
    hasChosen.current = false
    focusIfLost(results.current)
  }, [isChoosing, isShown, results])
}

function countsOf(products: readonly { band: Band }[], more: readonly unknown[]) {
  const counts: Partial<Record<Band | 'more', number>> = { more: more.length }
  for (const { band } of products) counts[band] = (counts[band] ?? 0) + 1
  return counts
}
