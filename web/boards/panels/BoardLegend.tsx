import { IconInfoCircle, IconPhotoPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item, Now, Sample } from '../../../contract/boards/item.ts'
import { legendOf, type SkuChange, type LegendEntry } from '../../../contract/boards/layout/legend.ts'
import { priceOnBoard } from '../../../contract/boards/layout/words.ts'
import type { Saying } from '../../catalogue/fits/fit-words.ts'
import type { RoomFit } from '../../catalogue/fits/fits.ts'
import { RoomFits } from '../../catalogue/fits/RoomFits.tsx'
import { useIsChinese } from '../../catalogue/names.ts'
import { ProductLink } from '../../catalogue/ProductLink.tsx'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { toggleAdding, useIsAdding } from '../editor/state/adding.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { select, useChosenIds } from '../editor/state/selection.ts'
import styles from './BoardLegend.module.css'
import { IconButton } from './IconButton.tsx'
import { useRoomFits } from './room-of-board.ts'
import { RoomOfBoard } from './RoomOfBoard.tsx'
import { useTold } from './use-told.ts'

/** The board's materials by number, and what has changed in the catalogue. A press chooses a material's samples. */
export function BoardLegend() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const language = isChinese ? 'zh-CN' : 'en'
  const fits = useRoomFits()
  const items = useEdited(({ draft }) => draft.items)
  const now = useTold()
  const scale = useEdited(({ draft }) => draft.fields.scale)
  const entries = useMemo(
    () => legendOf({ items: items.values(), scale }, language, now),
    [items, scale, language, now],
  )
  const chosen = useChosenIds()
  const isAdding = useIsAdding()
  return (
    <section aria-labelledby="board-legend">
      <h2 id="board-legend" className={styles['title']}>
        {t('boardPanels.legend')}
      </h2>
      <RoomOfBoard />
      {entries.length === 0 && (
        <div className={styles['none']}>
          <p>{t('boardPanels.noMaterials')}</p>
          <IconButton label={t('boardEditor.add')} isNamed onPress={() => isAdding || toggleAdding()}>
            <IconPhotoPlus />
          </IconButton>
        </div>
      )}
      <ol className={styles['rows']}>
        {entries.map((entry) => {
          const ids = samplesOf(items, entry.skuId).map(({ id }) => id)
          return (
            <li key={entry.skuId} className={styles['row']} data-chosen={ids.some((id) => chosen.includes(id))}>
              <button type="button" className={styles['entry']} onClick={() => select(ids)}>
                <span className={styles['number']}>{entry.number}</span>
                <span className={styles['picture']}>
                  <Picture
                    address={entry.snapshot.cover?.address ?? null}
                    alt=""
                    sizes="34px"
                    color={entry.snapshot.cover?.color ?? null}
                    isMinor
                  />
                </span>
                <span className={styles['name']}>{entry.name}</span>
                <span className={styles['brand']}>{entry.brand}</span>
              </button>
              <ProductLink
                skuId={entry.skuId}
                className={styles['open']}
                label={t('boardPanels.openNamed', { name: entry.name })}
              >
                <IconInfoCircle aria-hidden />
              </ProductLink>
              <UnfitFor fits={fits.get(entry.skuId)} words={{ t, isChinese }} />
              {entry.filling && <p className="col-span-full pb-8 pl-30 text-meta text-second">{entry.filling}</p>}
              {entry.changes.length > 0 && (
                <Since entry={entry} now={nowOf(now, ids)} samples={samplesOf(items, entry.skuId)} />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A material that fits the room for which the board stands is not told of. */
function UnfitFor({ fits, words }: { fits: readonly RoomFit[] | undefined; words: Saying }) {
  if (!fits || fits.every(({ mark }) => mark === 'fits')) return null
  return (
    <p className="col-span-full pb-8 pl-30">
      <RoomFits fits={fits} words={words} hasWords />
    </p>
  )
}

function samplesOf(items: ReadonlyMap<string, Item>, skuId: string): Sample[] {
  return [...items.values()].filter((item): item is Sample => item.type === 'sku' && item.refId === skuId)
}

function nowOf(now: ReadonlyMap<string, Now>, ids: readonly string[]): Now | undefined {
  return ids.map((id) => now.get(id)).find((one) => one !== undefined)
}

/** What has changed of a material since it was placed. A new price can be taken over. */
function Since({ entry, now, samples }: { entry: LegendEntry; now: Now | undefined; samples: readonly Sample[] }) {
  const { t } = useTranslation()
  const language = useIsChinese() ? 'zh-CN' : 'en'
  const board = useEditedBoard()
  const priceOf = (price: Pick<Now, 'minPrice' | 'maxPrice' | 'unit'> | undefined) =>
    (price &&
      priceOnBoard(
        { ...entry.snapshot, fromFile: undefined, ...price, unit: price.unit ?? entry.snapshot.unit },
        language,
      )) ||
    '–'
  const words: Record<SkuChange, string> = {
    withdrawn: t('boardPanels.since.withdrawn'),
    certificate: t('boardPanels.since.certificate'),
    price: t('boardPanels.since.price', {
      from: priceOf(entry.snapshot),
      to: priceOf(now),
    }),
  }
  // The server reads the price itself; this shows it until the answer arrives, and a later time asks for it.
  const takeOver = () => {
    if (!now) return
    const { minPrice, maxPrice, unit = entry.snapshot.unit } = now
    board.edit({
      put: samples.map(({ snapshot: { fromFile: _fromFile, ...snapshot }, ...sample }) => {
        const capturedAt = Math.max(Date.now(), snapshot.capturedAt + 1)
        return { ...sample, snapshot: { ...snapshot, minPrice, maxPrice, unit, capturedAt } }
      }),
    })
  }
  return (
    <p className={styles['since']}>
      {entry.changes.map((change) => words[change]).join(t('boardPanels.pause'))}
      {entry.changes.includes('price') && now && (
        <button type="button" className={styles['take']} onClick={takeOver}>
          {t('boardPanels.since.takeOver')}
        </button>
      )}
    </p>
  )
}
